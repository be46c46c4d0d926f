/// The source of the views of a reuse identifier.
@MainActor
enum ViewSource {
  case viewClass(AnyClass)
  case nib(UINib)
  case prototype(() -> UIView)

  func isSame(as other: ViewSource) -> Bool {
    switch (self, other) {
    case (.viewClass(let one), .viewClass(let other)): one == other
    case (.nib(let one), .nib(let other)): one === other
    default: false
    }
  }
}
