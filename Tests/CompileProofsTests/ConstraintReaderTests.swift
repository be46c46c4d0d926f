import Testing

@testable import CompileProofs

/// A constraint, and the source after its removal.
private struct Removal: Equatable, CustomStringConvertible {
  let constraint: String
  let source: String

  init(_ constraint: String, _ source: String) {
    self.constraint = constraint
    self.source = source
  }

  var description: String { "\(constraint) → \(source)" }
}

private func removals(_ source: String, hidden: Set<String> = []) -> [Removal] {
  ConstraintReader(source, file: "F.swift", hidden: hidden).constraints.map {
    Removal("\($0.declaration) \($0.text)", $0.removed(from: source))
  }
}

private func texts(_ source: String, hidden: Set<String> = []) -> [String] {
  removals(source, hidden: hidden).map(\.constraint)
}

private func kinds(_ source: String) -> [Constraint.Kind] {
  ConstraintReader(source, file: "F.swift").constraints.map(\.kind)
}

struct `Constraints that an edit can remove` {
  @Test func `are requirements of where clauses, one at a time`() {
    #expect(
      removals("public func f<T, U>(_ t: T) where T: P, T.A == U {}") == [
        Removal("f(_:) where T: P", "public func f<T, U>(_ t: T) where T.A == U {}"),
        Removal("f(_:) where T.A == U", "public func f<T, U>(_ t: T) where T: P {}"),
      ])
    #expect(
      removals("public struct S<T> where T: P {}")
        == [Removal("S where T: P", "public struct S<T>  {}")])
  }

  @Test func `are bounds of generic parameters, also the parts of compositions`() {
    #expect(
      removals("public init<T: P & Q<Int>, U>(t: T)") == [
        Removal("init(t:) <T: P>", "public init<T: Q<Int>, U>(t: T)"),
        Removal("init(t:) <T: Q<Int>>", "public init<T: P, U>(t: T)"),
      ])
    #expect(texts("public enum E<T: AnyObject, U: P> {}") == ["E <T: AnyObject>", "E <U: P>"])
  }

  @Test func `are the bounds of opaque parameters and their arguments, but not of results`() {
    #expect(
      removals("public func f(_ c: some Collection<Int>) -> some P {}") == [
        Removal(
          "f(_:) c: some Collection<Int> without arguments",
          "public func f(_ c: some Collection) -> some P {}"),
        Removal("f(_:) c: some Collection<Int>", "public func f(_ c: some Any) -> some P {}"),
      ])
  }

  @Test func `are inherited protocols, and bounds of associated types`() {
    #expect(
      removals("public protocol P: A, B {\n  associatedtype T: Q = Int where T.U == T\n}") == [
        Removal(
          "P : A", "public protocol P: B {\n  associatedtype T: Q = Int where T.U == T\n}"),
        Removal(
          "P : B", "public protocol P: A {\n  associatedtype T: Q = Int where T.U == T\n}"),
        Removal(
          "P.T : Q", "public protocol P: A, B {\n  associatedtype T = Int where T.U == T\n}"),
        Removal(
          "P.T where T.U == T", "public protocol P: A, B {\n  associatedtype T: Q = Int \n}"),
      ])
  }

  @Test func `are arguments and where clauses of extensions with public members`() {
    #expect(
      removals("extension S<Int> where U == T {\n  public func f() {}\n}") == [
        Removal(
          "extension S where U == T", "extension S<Int>  {\n  public func f() {}\n}"),
        Removal(
          "extension S <Int>", "extension S where U == T {\n  public func f() {}\n}"),
      ])
    #expect(texts("extension S<Int> {\n  func f() {}\n}") == [])
  }

  @Test func `are the main actor, unavailable and disfavored overloads`() {
    #expect(
      removals(
        "@MainActor\npublic final class C {\n  @available(*, unavailable, message: \"}\")\n  public func f() {}\n}"
      )
        == [
          Removal(
            "C @MainActor",
            "public final class C {\n  @available(*, unavailable, message: \"}\")\n  public func f() {}\n}"
          ),
          Removal(
            "C.f() unavailable", "@MainActor\npublic final class C {\n  public func f() {}\n}"),
        ])
    #expect(texts("@available(iOS 16, *)\npublic func f() {}") == [])
    #expect(texts("@_disfavoredOverload\npublic func f() {}") == ["f() @_disfavoredOverload"])
  }

  @Test func `are the isolation of closures, and values that are sendable or sent`() {
    #expect(
      texts(
        "public func f(a b: @escaping @MainActor @Sendable () -> Void, c: sending C) -> sending C {}"
      )
        == [
          "f(a:c:) b: @MainActor", "f(a:c:) b: @Sendable", "f(a:c:) c: sending",
          "f(a:c:) sending result",
        ])
    #expect(texts("public var f: @MainActor () -> Void { g() }") == ["f @MainActor"])
    #expect(texts("public nonisolated let a: Int") == ["a nonisolated"])
  }

  @Test func `are conformances to Sendable, but no others`() {
    #expect(
      removals("public struct S: Hashable, Sendable {}")
        == [Removal("S : Sendable", "public struct S: Hashable {}")])
    #expect(
      removals("extension S: @unchecked Sendable where T: Sendable {}") == [
        Removal("extension S : @unchecked Sendable", "extension S where T: Sendable {}"),
        Removal("extension S where T: Sendable", "extension S: @unchecked Sendable  {}"),
      ])
  }

  @Test func `require or grant something`() {
    #expect(
      kinds("@MainActor\npublic func f<T: P>(_ t: some Q) where T: R {}")
        == [.requirement, .requirement, .requirement, .requirement])
    #expect(kinds("public protocol P: Q {}") == [.inheritance])
    #expect(kinds("public struct S: Sendable {}") == [.grant])
    #expect(kinds("public func f(_ f: @MainActor () -> Void) {}") == [.grant])
    #expect(kinds("public func f<T: ~Copyable>(_ t: T) {}") == [.grant])
  }
}

struct `The declarations with constraints` {
  @Test func `are public`() {
    #expect(
      texts(
        """
        struct A<T: P> {
          public func f<U: P>() {}
        }
        package struct B<T: P> {}
        public struct C<T: P> {
          func f<U: P>() {}
          public init<U: P>() {}
        }
        """) == ["C <T: P>", "C.init() <U: P>"])
  }

  @Test func `include requirements of protocols, members of public extensions and cases`() {
    #expect(texts("public protocol P {\n  func f<T: Q>()\n}") == ["P.f() <T: Q>"])
    #expect(
      texts("public extension E {\n  func f<T: Q>() {}\n  private func g<T: Q>() {}\n}")
        == ["E.f() <T: Q>"])
    #expect(
      texts("public enum E {\n  case a(f: @MainActor () -> Void)\n}") == ["E.a f: @MainActor"])
  }

  @Test func `don't include extensions of hidden types`() {
    #expect(texts("extension E where T: P {\n  public init() {}\n}", hidden: ["E"]) == [])
  }

  @Test func `have a number if a file has the same constraint twice`() {
    #expect(
      texts("public func f<T: P>(a: T) {}\npublic func f<T: P>(a: [T]) {}")
        == ["f(a:) <T: P>", "f(a:) <T: P> #2"])
  }

  @Test func `are found behind bodies, initial values, operators and directives`() {
    #expect(
      texts(
        #"""
        public let a = [1].map { $0 < 2 }
          .first ?? "\(b { "}" })" // { where
        public static func < (a: A, b: A) -> Bool { a.b < b.b }
        public static func == <T: P>(a: A, b: T) -> Bool {
          #if DEBUG
            return true
          #else
            func f() { if a { } }
          #endif
        }
        #if os(Linux)
          public func g<T: P>() -> Set<T>
          public func h<T: P>() async throws(E) -> (Set<T>) -> Void
        #endif
        public var c: Int {
          get { 1 }
          set {}
        }
        public class func i<T: P>() {}
        """#) == ["==(a:b:) <T: P>", "g() <T: P>", "h() <T: P>", "i() <T: P>"])
  }
}
