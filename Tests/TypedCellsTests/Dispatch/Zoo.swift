import AnotherModule
import HeadlessList
import TypedCells

// Models and cells of every kind that a cast can distinguish.

/// A trait that only classes can have.
protocol Named: AnyObject { var name: String { get } }

protocol Container<Content> {
  associatedtype Content
  var content: Content { get }
}

/// A trait that no type has.
protocol Unmatched {}

/// An object that counts its living instances. All of them live on the main actor.
final class Token: Sendable {
  @MainActor private(set) static var count = 0
  init() { MainActor.assumeIsolated { Self.count += 1 } }
  deinit { MainActor.assumeIsolated { Self.count -= 1 } }
}

struct NoWords: Titled {
  var title: String { "empty" }
}

struct OneByte: Titled {
  var byte: UInt8 = 7
  var title: String { "\(byte)" }
}

struct ThreeWords: Titled {
  var title = "a title that is too long to be stored inline"
  var token: Token
}

struct FiveWords: Titled, Subtitled {
  var title: String
  var subtitle = "a subtitle that is too long to be stored inline"
  var token = Token()
}

struct Aligned: Titled {
  var vector = SIMD4<Double>(1, 2, 3, 4)
  var title: String { "\(vector)" }
}

enum Shape: Titled, Hashable {
  case point
  case circle(radius: Double)
  case named(String)
  var title: String { "\(self)" }
}

indirect enum Tree: Titled {
  case leaf(Token)
  case node(Tree, Tree)
  var title: String {
    switch self {
    case .leaf: "leaf"
    case .node(let left, let right): "(\(left.title) \(right.title))"
    }
  }
}

class Employee: Named, Titled {
  var name: String { "employee" }
  var title: String { "\(type(of: self)) says \(name)" }
  let token = Token()
}

final class Manager: Employee, Subtitled {
  override var name: String { "manager" }
  var subtitle: String { "of employees" }
}

final class Crate<Content>: Container, Named {
  let content: Content
  init(_ content: Content) { self.content = content }
  var name: String { "crate of \(Content.self)" }
}

struct HoldingTitled {
  var held: any Titled
}

struct Failure: Error, Titled {
  var title = "failure"
}

extension Box: Container {}
extension Box: Subtitled where Content == Int {
  var subtitle: String { "number \(content)" }
}

// Retroactive conformances: neither the type's module nor the trait's declares them.
extension Int: Subtitled {
  var subtitle: String { "retroactively \(self)" }
}
extension AnotherModule.TextCell: TitledConfigurable {
  func configure(title: String?) {}
}

final class GenericCell<Content>: HeadlessCell, TitledConfigurable {
  func configure(title: String?) {}
}

/// A conditional conformance of a cell.
extension GenericCell: SubtitledConfigurable where Content == Int {
  func configure(subtitle: String?) {}
}

/// A cell that belongs to no host.
final class LooseCell: TitledConfigurable, SubtitledConfigurable {
  func configure(title: String?) {}
  func configure(subtitle: String?) {}
}

@MainActor
func makeCells() -> [AnyObject] {
  [
    TitleCell(), DetailCell(), InheritingCell(), GenericCell<Int>(), GenericCell<String>(),
    AnotherModule.TextCell(), LooseCell(), HeadlessCell(), TextCell(),
  ]
}

@MainActor
func makeModels() -> [Any] {
  let noTitle: (any Titled)? = nil
  let nested: Shape?? = .some(.some(.point))
  let erased: any Titled = FiveWords(title: "erased")
  let held: Employee = Manager()
  return [
    Book(), Setting.about, Person(), Countess(), Countess() as Person,
    NoWords(), OneByte(), ThreeWords(token: Token()), FiveWords(title: "five"), Aligned(),
    Shape.point, Shape.circle(radius: 2),
    Shape.named("a name that is too long to be stored inline"),
    Tree.node(.leaf(Token()), .leaf(Token())), Employee(), Manager(), held, held as any Named,
    Crate(1), Crate("one"), Box(content: 1), Box(content: Setting.about), Box(content: Token()),
    HoldingTitled(held: FiveWords(title: "held")), Failure(), Failure() as any Error,
    1, "text", "text" as any Hashable, 1.5, true, (), (1, "pair"), Int.self, [1, 2], [Book()],
    { (number: Int) in number }, erased, erased as Any,
    Shape?.some(.point) as Any, Shape?.none as Any, nested as Any, noTitle as Any,
    (any Titled)?.some(Setting.about) as Any, AnyHashable(1), AnyHashable(Shape.point),
    AnyHashable("text"),
  ]
}
