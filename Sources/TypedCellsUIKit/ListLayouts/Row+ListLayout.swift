public import TypedCells

extension RowEvent<Void, [UICellAccessory]> {
  /// The accessories of a row in a list cell, besides those of the events that the row handles.
  public static var accessories: Self { Self("UIKit.accessories") }
}

extension Row where Cell: UICollectionViewListCell {
  /// Shows accessories that depend on the model. Short for `on(.accessories)`.
  ///
  /// ```swift
  /// Row(NoteCell.self, note)
  ///   .accessories { note in note.isPinned ? [.checkmark()] : [] }
  /// ```
  ///
  /// The list adds a control to delete or insert the row if it handles `commitEdit`, one to move it if it handles
  /// `move`, a button if it handles taps on it, and a circle while several rows can be selected. If a row has any
  /// of these, the list sets all accessories of its cell, so don't set any in the cell.
  ///
  /// - Parameter accessories: receives the row's model, and returns the accessories. UIKit chooses the positions of
  ///   its own accessories. An earlier closure is replaced.
  /// - Returns: the row with the accessories.
  @inlinable
  public consuming func accessories(
    _ accessories: @escaping @MainActor (Model) -> [UICellAccessory]
  ) -> Self {
    on(.accessories, accessories)
  }

  /// Shows accessories.
  ///
  /// ```swift
  /// Row(NoteCell.self, note).accessories([.disclosureIndicator()])
  /// ```
  ///
  /// - Parameter accessories: the accessories besides those of the events that the row handles. Earlier ones are
  ///   replaced.
  /// - Returns: the row with the accessories.
  @_disfavoredOverload
  @inlinable
  public consuming func accessories(
    _ accessories: @autoclosure @escaping @MainActor () -> [UICellAccessory]
  ) -> Self {
    on(.accessories) { _ in accessories() }
  }
}

#if !os(tvOS)
  extension RowEvent<UIListSeparatorConfiguration, UIListSeparatorConfiguration> {
    /// The separators of a row in a list layout; the argument contains those of its section.
    public static var separators: Self { Self("UIKit.separators") }
  }

  extension Row where Cell: UICollectionViewCell {
    /// Changes the separators of the row in a list layout.
    ///
    /// ```swift
    /// Row(NoteCell.self, note)
    ///   .separators { note, separators in separators.bottomSeparatorInsets.leading = 60 }
    /// ```
    ///
    /// - Parameter change: receives the row's model and the separators of its section. An earlier closure is replaced.
    /// - Returns: the row with the separators.
    @inlinable
    public consuming func separators(
      _ change: @escaping @MainActor (Model, inout UIListSeparatorConfiguration) -> Void
    ) -> Self {
      on(.separators) { model, separators in
        var separators = separators
        change(model, &separators)
        return separators
      }
    }

    /// Hides the separators above and below the row in a list layout.
    ///
    /// - Returns: the row without separators.
    @inlinable
    public consuming func hidesSeparators() -> Self {
      separators { _, separators in
        separators.topSeparatorVisibility = .hidden
        separators.bottomSeparatorVisibility = .hidden
      }
    }
  }
#endif
