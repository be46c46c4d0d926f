import TypedCells

/// Where a table or a collection gets the views of an identifier from.
enum ViewSource {
  /// It knows a class or a nib.
  case registered
  /// A storyboard may have connected a prototype.
  case prototype
  /// There is nothing that it could be told.
  case missing(DequeuingError)

  /// Tells a view of a registration.
  ///
  /// - Parameters:
  ///   - registration: what an identifier stands for.
  ///   - register: registers a nib, or for `nil` the class itself.
  @MainActor
  init<View>(of registration: CellRegistration<View>, register: (UINib?) -> Void) {
    switch registration.source {
    case .cellClass:
      register(nil)
      self = .registered
    case .nib(let name, let bundlePath):
      switch nib(named: name, inBundleAt: bundlePath, of: registration.cellClass) {
      case .success(let nib):
        register(nib)
        self = .registered
      case .failure(let error):
        self = .missing(error)
      }
    case .prototype:
      self = .prototype
    }
  }
}
