import HeadlessUIKit
import Testing

/// The tests change the current traits, which all tests share, and don't suspend in between.
@MainActor
struct `A dynamic colour` {
  private func brand() -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
  }

  private func inDarkStyle<Result>(_ body: () -> Result) -> Result {
    let usual = UITraitCollection.current
    defer { UITraitCollection.current = usual }
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    return body()
  }

  @Test func `has the CGColor of the current traits`() {
    let (brand, separator) = (brand(), UIColor.separator)
    #expect(UIColor(cgColor: brand.cgColor) == .blue)
    #expect(inDarkStyle { UIColor(cgColor: brand.cgColor) } == .white)
    let light = UIColor(cgColor: separator.cgColor)
    #expect(inDarkStyle { UIColor(cgColor: separator.cgColor) } != light)
  }

  @Test func `with a closure is equal only to itself`() {
    let one = brand()
    #expect(one == one)
    #expect(one != brand())
    #expect(one != .blue && .blue != one)
    #expect(one.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }
}
