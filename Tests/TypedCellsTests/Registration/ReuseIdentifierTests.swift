import AnotherModule
import HeadlessList
import Testing
import TypedCells

private final class HiddenCell: HeadlessCell {}

@MainActor
private func localCellClass() -> AnyClass {
  final class LocalCell: HeadlessCell {}
  return LocalCell.self
}

@MainActor
private func anotherLocalCellClass() -> AnyClass {
  final class LocalCell: HeadlessCell {}
  return LocalCell.self
}

@MainActor
struct `Reuse identifiers` {
  @Test func `a class's default is its full name`() {
    #expect(ReuseIdentifier(for: TextCell.self) == "TypedCellsTests.TextCell")
    #expect(ReuseIdentifier(for: Nested.TextCell.self) == "TypedCellsTests.Nested.TextCell")
    #expect(ReuseIdentifier(for: BoxCell<Int>.self) == "TypedCellsTests.BoxCell<Swift.Int>")
  }

  @Test func `types with similar names have different ones`() {
    let classes: [AnyClass] = [
      TextCell.self, AnotherModule.TextCell.self, Nested.TextCell.self, BoldTextCell.self,
      BoxCell<Int>.self, BoxCell<String>.self, BoxCell<Nested.TextCell>.self,
      HiddenCell.self, hiddenCellOfAnotherFile, localCellClass(), anotherLocalCellClass(),
    ]
    let identifiers = Set(classes.map { ReuseIdentifier(for: $0) })
    #expect(identifiers.count == classes.count)
    #expect(identifiers == Set(classes.map { ReuseIdentifier(String(reflecting: $0)) }))
  }

  @Test func `a private type's is stable and readable`() {
    let identifier = ReuseIdentifier(for: HiddenCell.self)
    #expect(identifier == ReuseIdentifier(for: HiddenCell.self))
    #expect(identifier.description == "TypedCellsTests.HiddenCell")
    #expect(ReuseIdentifier("a (strange) name").description == "a (strange) name")
  }

  @Test func `a class can define its own`() {
    #expect(ReuseIdentifier(for: NamedCell.self) == "named")
    #expect(CellConfigurator<NamedCell>(viewData: "").reuseIdentifier == "named")
  }

  @Test func `a configurator can have another`() {
    let configurator = CellConfigurator<TextCell>(viewData: "", reuseIdentifier: "storyboard")
    #expect(configurator.reuseIdentifier == "storyboard")
  }

  @Test func `a reusable cell's default is its full name too`() {
    final class PlainlyReusableCell: HeadlessCell, ReusableCell {}
    #expect(
      ReuseIdentifier(for: PlainlyReusableCell.self)
        == ReuseIdentifier(String(reflecting: PlainlyReusableCell.self)))
    #expect(PlainlyReusableCell.cellSource == .cellClass)
  }
}
