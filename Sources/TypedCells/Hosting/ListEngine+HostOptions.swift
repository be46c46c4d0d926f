/// Settings of sections that only one kind of host understands, for example a layout.
///
/// The core doesn't know the types of a toolkit, so the host's module stores an object of its own.
extension ListSection {
  /// The settings of the host's module. Replace the object instead of changing it, because copies of the section
  /// share it.
  package var hostOptions: AnyObject? {
    get { content.hostOptions }
    set { content.hostOptions = newValue }
  }
}

extension ListEngine {
  /// Returns the settings of the host's module for a section, or `nil` if it has none, or there is no such section.
  ///
  /// - Parameter section: the section's position.
  package func hostOptions(ofSection section: Int) -> AnyObject? {
    shown.indices.contains(section) ? shown[section].hostOptions : nil
  }

  /// Whether a section that is shown has settings of the host's module.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package var hasHostOptions: Bool {
    for section in shown where section.hostOptions != nil { return true }
    return false
  }
}
