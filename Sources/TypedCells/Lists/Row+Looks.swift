extension Row {
  /// Gives the row a fixed height. Without one its cell class says how tall it is, or the cell itself.
  ///
  /// - Parameter height: the height, in points unless the host says otherwise. One below 0, or
  ///   that is not a number, is automatic.
  /// - Returns: the row with the height.
  public consuming func height(_ height: Double) -> Self {
    head.height = CompactHeight(height)
    return head.height.isElsewhere ? modify { $0.modifyExtras { $0.preciseHeight = height } } : self
  }

  /// Gives the row a height that follows from its model.
  ///
  /// - Parameter height: the height of a model, in points unless the host says otherwise.
  /// - Returns: the row with the height.
  public consuming func height(_ height: (Model) -> Double) -> Self {
    let points = height(model)
    return self.height(points)
  }

  /// Gives the row the height that its cell asks for, whatever the cell class says.
  ///
  /// - Returns: the row with the height.
  public consuming func automaticHeight() -> Self {
    head.height = .automatic
    return self
  }

  /// Tells hosts how tall the row may be, before they know.
  ///
  /// - Parameter height: the estimate, in points unless the host says otherwise.
  /// - Returns: the row with the estimate.
  public consuming func estimatedHeight(_ height: Double) -> Self {
    modify { $0.modifyExtras { $0.estimatedHeight = height } }
  }

  /// Tells hosts how tall the row of a model may be, before they know.
  ///
  /// - Parameter height: the estimate for a model, in points unless the host says otherwise.
  /// - Returns: the row with the estimate.
  public consuming func estimatedHeight(_ height: (Model) -> Double) -> Self {
    let estimate = height(model)
    return estimatedHeight(estimate)
  }

  /// Leaves the row out of the list whenever a condition holds.
  ///
  /// The condition is asked once a transaction: when content is applied, and when the driver is told
  /// to ``ListDriver/updateVisibility(animated:completion:)``. A row of a ``LazyRows`` group cannot be hidden by itself.
  ///
  /// - Parameter isHidden: whether the row is to be absent.
  /// - Returns: the row with the condition.
  public consuming func hidden(when isHidden: @escaping @MainActor () -> Bool) -> Self {
    canHide = true
    return modify { $0.modifyExtras { $0.isHidden = isHidden } }
  }

  /// Adds to what the cell's own update does: called after each, with the cell, the model and the
  /// place.
  ///
  /// What is set here has to be set for every row that shares the cell class, or it is left behind in
  /// reused cells.
  ///
  /// - Parameter configure: what to do; it replaces an earlier one.
  /// - Returns: the row with the addition.
  public consuming func configure(
    _ configure: @escaping @MainActor (Cell, Model, RowPath) -> Void
  ) -> Self {
    modify { storage in
      storage.modifyExtras { extras in
        extras.configure = { cell, model, path in
          // The update that comes before has refused cells of other classes.
          if let cell = cell as? Cell { configure(cell, model, path) }
        }
      }
    }
  }

  /// Says when the row is shown anew although it stays in its list.
  ///
  /// - Parameter rule: the rule; ``RowContentRule/whenDifferent`` for rows that say nothing.
  /// - Returns: the row with the rule.
  public consuming func updates(_ rule: RowContentRule<Model>) -> Self {
    modify { $0.modifyExtras { $0.contentRule = rule } }
  }

  /// Shows the row anew when a part of its model differs.
  ///
  /// - Parameter part: the path of all that is to be seen of the model.
  /// - Returns: the row with the rule.
  public consuming func updates<Part: Equatable>(when part: KeyPath<Model, Part>) -> Self {
    updates(.unless { $0[keyPath: part] == $1[keyPath: part] })
  }
}
