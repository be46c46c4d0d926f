extension Row {
  /// Sets a fixed height. If you don't set one, ``ReusableCell/rowHeight`` of the cell's class applies; if that is
  /// automatic, the cell sizes itself.
  ///
  /// In a `UICollectionView`, only a flow layout without an `estimatedItemSize` uses the height. Compositional layouts,
  /// such as list layouts and grids, ignore it.
  ///
  /// - Parameter height: the height, in points, or in the host's own unit. A negative height, infinity and NaN mean an
  ///   automatic height, and no height is above a million.
  /// - Returns: the row with the height.
  public consuming func height(_ height: Double) -> Self {
    let compact = CompactHeight(height)
    guard compact.isInOptions || self.height.isInOptions else {
      self.height = compact
      return self
    }
    return self.height(.known(RowHeight(points: height)))
  }

  /// Sets a height that is computed from the model.
  ///
  /// ```text
  /// Row(MessageCell.self, message).height { [weak table] message in
  ///   message.height(forWidth: table?.bounds.width ?? 0)
  /// }
  /// ```
  ///
  /// The list calls the closure when the table or layout requests the height. In UIKit, it calls the closure again when
  /// the width of a table, or of a collection view with a flow layout, changes. So the height can depend on the width.
  /// The list keeps the closure as long as the row, so capture an owner weakly.
  ///
  /// - Parameter height: returns the height for the model, in points, or in the host's own unit.
  /// - Returns: the row with the height.
  public consuming func height(_ height: @escaping (Model) -> Double) -> Self {
    self.height(.computed { height($0.declaredModel()) })
  }

  /// Moves the height into the options.
  private consuming func height(_ new: OptionHeight?) -> Self {
    height = .inOptions
    return modify { $0.modifyOptions { $0.height = new } }
  }

  /// Sizes the row to its cell, even if the cell's class declares a height.
  ///
  /// - Returns: the row with an automatic height.
  public consuming func automaticHeight() -> Self {
    guard !height.isInOptions else { return height(.known(.automatic)) }
    height = .automatic
    return self
  }

  /// Sets an estimate of the row's height, for hosts that need one before the cell exists.
  ///
  /// - Parameter height: the estimate, in points, or in the host's own unit.
  /// - Returns: the row with the estimate.
  public consuming func estimatedHeight(_ height: Double) -> Self {
    let isInOptions = self.height.isInOptions
    let declared = self.height.height(inOptions: nil)
    self.height = .inOptions
    return modify {
      $0.modifyOptions { options in
        options.estimatedHeight = RowHeight(points: height).points
        if !isInOptions { options.height = declared.map { .known($0) } }
      }
    }
  }

  /// Sets an estimate of the row's height that is computed from the model.
  ///
  /// - Parameter height: returns the estimate for the model, in points, or in the host's own unit.
  /// - Returns: the row with the estimate.
  public consuming func estimatedHeight(_ height: (Model) -> Double) -> Self {
    let estimate = height(model)
    return estimatedHeight(estimate)
  }

  /// Hides the row while a condition is true.
  ///
  /// ```swift
  /// Row(PersonCell.self, person).hidden { hidePeople.isOn }
  /// ```
  ///
  /// Unlike an `if` in the builder, the condition can change without new content, and a hidden row keeps its state,
  /// such as whether it is expanded.
  ///
  /// The condition is evaluated once for each change: when content is applied, and when you call
  /// ``ListDriver/updateVisibility(animated:completion:)``. A row of a ``LazyRows`` group can't be hidden
  /// by itself.
  ///
  /// - Parameter isHidden: whether to hide the row.
  /// - Returns: the row with the condition.
  public consuming func hidden(when isHidden: @escaping @MainActor () -> Bool) -> Self {
    canHide = true
    return modify { $0.modifyOptions { $0.isHidden = isHidden } }
  }

  /// Adds a closure that runs after each update of the cell, for example to set the cell's delegate.
  ///
  /// ```swift
  /// Row(PersonCell.self, person).configure { cell, person, path in
  ///   cell.highlight(path.row == 0)
  /// }
  /// ```
  ///
  /// If the row moves, for example because another one is inserted above it, and its cell is on screen, the cell is
  /// updated and configured with the new path, unless the row has the rule ``RowContentRule/never``.
  ///
  /// If another row reuses the cell, its `update(viewData:)` doesn't reset the properties that only `configure` sets.
  /// So set the same properties in every row with this cell class.
  ///
  /// - Parameter configure: receives the cell, the model and the row's path. An earlier closure is
  ///   replaced.
  /// - Returns: the row with the addition.
  public consuming func configure(
    _ configure: @escaping @MainActor (Cell, Model, RowPath) -> Void
  ) -> Self {
    self.configure(cellsOf: Cell.self, configure)
  }

  /// Adds to the update of the cell that a registry or a configurator binds to the model.
  ///
  /// The row can't be a header or footer afterwards, because `configure` expects a cell.
  ///
  /// - Parameter configure: receives the cell, the model and the row's path. An earlier closure is
  ///   replaced.
  /// - Returns: the row with the addition.
  public consuming func configure<BaseCell>(
    _ configure: @escaping @MainActor (BaseCell, Model, RowPath) -> Void
  ) -> Row<_ConfiguredLateBoundCell<BaseCell>, Model> where Cell == _LateBoundCell<BaseCell> {
    let row = self.configure(cellsOf: BaseCell.self, configure)
    return Row<_ConfiguredLateBoundCell<BaseCell>, Model>(row)
  }

  /// Adds to the update of the cell that a registry or a configurator binds to the model.
  ///
  /// - Parameter configure: receives the cell, the model and the row's path. An earlier closure is
  ///   replaced.
  /// - Returns: the row with the addition.
  public consuming func configure<BaseCell>(
    _ configure: @escaping @MainActor (BaseCell, Model, RowPath) -> Void
  ) -> Self where Cell == _ConfiguredLateBoundCell<BaseCell> {
    self.configure(cellsOf: BaseCell.self, configure)
  }

  private consuming func configure<SomeCell>(
    cellsOf _: SomeCell.Type, _ configure: @escaping @MainActor (SomeCell, Model, RowPath) -> Void
  ) -> Self {
    modify { row in
      row.modifyOptions { options in
        options.configure = { cell, row, path in
          // The update has checked the class before.
          if let cell = cell as? SomeCell { configure(cell, row.declaredModel(), path) }
        }
      }
    }
  }

  /// Sets when the list updates the cell of a row that stays.
  ///
  /// - Parameter rule: the rule. The default is ``RowContentRule/whenDifferent``.
  /// - Returns: the row with the rule.
  public consuming func updates(_ rule: RowContentRule<Model>) -> Self {
    modify { $0.modifyOptions { $0.contentRule = rule.erased } }
  }

  /// Updates the row's cell only if a part of the model has changed.
  ///
  /// ```swift
  /// Row(EmployeeCell.self, employee).updates(when: \.name)
  /// ```
  ///
  /// - Parameter part: the path of everything in the model that the cell shows.
  /// - Returns: the row with the rule.
  public consuming func updates<Part: Equatable>(when part: KeyPath<Model, Part>) -> Self {
    let part = MainActorValue(part)
    return updates(.unless { $0[keyPath: part.value] == $1[keyPath: part.value] })
  }
}
