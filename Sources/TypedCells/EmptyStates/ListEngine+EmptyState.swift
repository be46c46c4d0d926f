extension ListEngine {
  /// Whether the list shows no row.
  public var isEmpty: Bool { shown.allSatisfy { $0.rows.count == 0 } }

  /// Reads values, and has the host look again when an observable one changes, while the list follows its model.
  package func observing(_ view: AnyObject, during update: () -> Void) {
    if let readObserver { readObserver.observe(view, during: update) } else { update() }
  }
}

extension ListDriver {
  /// Whether the list shows no row: it has no section, each section is empty, or all rows are hidden.
  ///
  /// Rows of ``ListSection/whenEmpty(_:)`` count as well.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var isEmpty: Bool { engine.isEmpty }
}
