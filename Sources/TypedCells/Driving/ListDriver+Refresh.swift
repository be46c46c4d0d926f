extension ListDriver {
  /// Updates every visible cell, header and footer, whether or not its content changed.
  ///
  /// Call it if cells show something that isn't in their models, such as a time or a setting, and it has changed.
  ///
  /// Nothing is reloaded, so a cell keeps the keyboard. A cell is replaced if its row now needs another
  /// cell class.
  public func refreshVisible() {
    engine.refreshVisible()
  }

  /// Updates the visible cells of the rows with an identity.
  ///
  /// - Parameter id: the identity that you gave by `Row.id(_:)`, or the `id` of the row's model.
  /// - Complexity: O(*n*) for *n* visible cells.
  public func refreshRows(withID id: some Hashable) {
    engine.enqueue(ListTransaction(work: .refresh(.rows(IdentitySet([RowIdentity(id)])))))
  }
}
