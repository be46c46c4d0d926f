/// The file that each module with mutants gets. Its functions select a mutant, or note that a test reaches one.
public enum SelectionSource {
  /// The environment variable with the number of the mutant.
  public static let selected = "TYPEDCELLS_MUTANT"
  /// The environment variable with the path of a file that has a byte per mutant, which becomes 1 if it is reached.
  ///
  /// The file is mapped into memory, so that it is complete even if the process crashes.
  public static let reached = "TYPEDCELLS_MUTANTS_REACHED"

  /// The name of the file.
  public static let fileName = "SelectedMutant.swift"

  /// Returns its text.
  ///
  /// - Parameter count: the number of all mutants.
  public static func text(count: Int) -> String {
    """
    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Glibc)
      import Glibc
    #endif

    nonisolated(unsafe) private let __selected = getenv("\(selected)").flatMap { Int(String(cString: $0)) } ?? -1
    nonisolated(unsafe) private let __reached: UnsafeMutableRawPointer? = {
      guard let path = getenv("\(reached)") else { return nil }
      let file = open(path, O_RDWR)
      guard file >= 0 else { return nil }
      return mmap(nil, \(count + 1), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    }()

    @usableFromInline func __mutant(_ id: Int) -> Bool {
      if let __reached { __reached.storeBytes(of: 1, toByteOffset: id, as: UInt8.self) }
      return id == __selected
    }
    @usableFromInline func __keeps(_ id: Int) -> Bool { !__mutant(id) }

    @usableFromInline func __less<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> Bool {
      __mutant(id) ? a <= b : a < b
    }
    @usableFromInline func __lessOrEqual<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> Bool {
      __mutant(id) ? a < b : a <= b
    }
    @usableFromInline func __greater<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> Bool {
      __mutant(id) ? a >= b : a > b
    }
    @usableFromInline func __greaterOrEqual<T: Comparable>(_ id: Int, _ a: T, _ b: T) -> Bool {
      __mutant(id) ? a > b : a >= b
    }

    @usableFromInline func __and(
      _ id: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool
    ) rethrows -> Bool {
      if __mutant(id) { return try a || b() }
      return try a && b()
    }
    @usableFromInline func __or(
      _ id: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool
    ) rethrows -> Bool {
      if __mutant(id) { return try a && b() }
      return try a || b()
    }

    @usableFromInline func __plus<T: AdditiveArithmetic>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a - b : a + b
    }
    @usableFromInline func __plus<T: RangeReplaceableCollection>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a : a + b
    }
    @_disfavoredOverload
    @usableFromInline func __plus<T: Strideable>(_ id: Int, _ a: T, _ b: T.Stride) -> T {
      __mutant(id) ? a : a.advanced(by: b)
    }
    @usableFromInline func __minus<T: AdditiveArithmetic>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a + b : a - b
    }
    @usableFromInline func __wrappingPlus<T: FixedWidthInteger>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a &- b : a &+ b
    }
    @usableFromInline func __wrappingMinus<T: FixedWidthInteger>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a &+ b : a &- b
    }
    @usableFromInline func __times<T: Numeric>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a : a * b
    }
    @usableFromInline func __dividedBy<T: BinaryInteger>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a : a / b
    }
    @usableFromInline func __dividedBy<T: FloatingPoint>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a : a / b
    }
    @usableFromInline func __modulo<T: BinaryInteger>(_ id: Int, _ a: T, _ b: T) -> T {
      __mutant(id) ? a : a % b
    }
    @usableFromInline func __increased<T: Numeric>(_ id: Int, _ value: T) -> T {
      __mutant(id) ? value + 1 : value
    }

    @usableFromInline func __halfOpen<T: Strideable>(_ id: Int, _ a: T, _ b: T) -> Range<T>
    where T.Stride: SignedInteger {
      a..<(__mutant(id) && a < b ? b.advanced(by: -1) : b)
    }
    @usableFromInline func __closed<T: Strideable>(_ id: Int, _ a: T, _ b: T) -> ClosedRange<T>
    where T.Stride: SignedInteger {
      a...(__mutant(id) && a < b ? b.advanced(by: -1) : b)
    }

    @usableFromInline func __absent<T>(_ id: Int, _ value: T?) -> T? { __mutant(id) ? nil : value }

    @usableFromInline func __emptied<T: RangeReplaceableCollection>(_ id: Int, _ value: T) -> T {
      __mutant(id) ? T() : value
    }
    @usableFromInline func __emptied<T: SetAlgebra>(_ id: Int, _ value: T) -> T {
      __mutant(id) ? T() : value
    }
    @usableFromInline func __emptied<K, V>(_ id: Int, _ value: [K: V]) -> [K: V] {
      __mutant(id) ? [:] : value
    }

    """
  }
}
