// Unsafe: makes existentials without a cast. They are valid only during a call.
//
// A cast to a protocol takes about a hundred nanoseconds, because it looks up the conformance. The result is one
// word, the witness table, which never changes for a type and a protocol. So only the first value of a type is cast.
// Its table is kept, and later values of the type are combined with the table.
//
// Invariant: an existential of one Swift protocol is laid out as
//   - the three words of an inline buffer, the metadata of the value's type and the witness table,
//     which is `Any` and one word more; or
//   - where the protocol is bound to classes, the reference and the witness table.
// (Swift's ABI, docs/ABI/TypeLayout.rst, "Existential Container Layout".)
//
// Check: a `TraitWitness` is created only from the result of a cast. The runtime has to report the trait as an
// existential of that size, the words have to be at the positions of the invariant, and an existential that is rebuilt
// from them has to have the type of the value.
//
// Fallback: other traits (compositions, protocols with constraints, concrete types, imported protocols) have no
// witness, and each value is cast.

/// The parts of a cast's result that are the same for all values of a type.
struct TraitWitness {
  fileprivate let isClassBound: Bool
  fileprivate let type: UInt
  fileprivate let table: UInt
}

/// The way to cast values of a type to a trait.
enum TraitConformance {
  /// The type doesn't have the trait.
  case absent

  /// Each value is cast.
  case byCast

  /// Values are combined with the conformance that the first cast found.
  case byWitness(TraitWitness)
}

/// The words of a value, which are neither retained nor released. The caller keeps the value alive.
struct BorrowedWords {
  fileprivate var payload: (UInt, UInt, UInt)
  /// The metadata of the value's dynamic type.
  private(set) var type: UInt
  fileprivate var table: UInt = 0

  /// Reads the words of a reference.
  @inline(__always)
  init(of object: AnyObject) {
    unsafe payload = (unsafeBitCast(object, to: UInt.self), 0, 0)
    unsafe type = unsafeBitCast(Swift.type(of: object) as Any.Type, to: UInt.self)
  }

  /// Reads the words of a value of any type.
  @inline(__always)
  init(of value: borrowing Any) {
    self.init(value, as: Any.self)
  }

  /// Reads the words of a value whose type is a parameter, so that the compiler doesn't open and copy the existential.
  @inline(__always)
  private init<Value>(_ value: borrowing Value, as _: Value.Type) {
    let words = unsafe withUnsafeBytes(of: value) { bytes in
      unsafe bytes.load(as: (UInt, UInt, UInt, UInt).self)
    }
    payload = (words.0, words.1, words.2)
    type = words.3
    // For an object, `Any` may contain the declared class instead of the dynamic one.
    if TypeKind(of: type).isClass { type = Self.classOfObject(at: words.0) }
  }

  @inline(__always)
  private static func classOfObject(at address: UInt) -> UInt {
    let object = unsafe unsafeBitCast(address, to: Unmanaged<AnyObject>.self)
    return unsafe object._withUnsafeGuaranteedRef { object in
      unsafe unsafeBitCast(Swift.type(of: object) as Any.Type, to: UInt.self)
    }
  }

  /// Calls `body` with the existential that consists of these words and a witness.
  @inline(__always)
  func lend<Trait: ~Copyable, Result>(
    by witness: TraitWitness, as _: Trait.Type, _ body: (borrowing Trait) -> Result
  ) -> Result {
    if witness.isClassBound {
      return unsafe withUnsafePointer(to: (payload.0, witness.table)) { pointer in
        unsafe body(UnsafeRawPointer(pointer).assumingMemoryBound(to: Trait.self).pointee)
      }
    }
    var words = self
    words.table = witness.table
    return unsafe withUnsafePointer(to: words) { pointer in
      unsafe body(UnsafeRawPointer(pointer).assumingMemoryBound(to: Trait.self).pointee)
    }
  }
}

extension TraitConformance {
  /// Finds the way to cast a model, and all other values of its type, to a trait.
  init<Trait>(ofModel model: Any, to trait: Trait.Type) {
    self.init(
      sample: model as? Trait, of: BorrowedWords(of: model), isObject: type(of: model) is AnyClass)
  }

  /// Finds the way to cast a cell, and all other instances of its class, to a trait.
  init<Trait>(ofCell cell: AnyObject, to trait: Trait.Type) {
    self.init(sample: cell as? Trait, of: BorrowedWords(of: cell), isObject: true)
  }

  private init<Trait>(sample: Trait?, of words: BorrowedWords, isObject: Bool) {
    guard let sample else {
      self = .absent
      return
    }
    let witness = TraitWitness(of: sample, of: words, isObject: isObject)
    self = witness.map { .byWitness($0) } ?? .byCast
  }
}

extension TraitWitness {
  /// Creates a witness from the result of a cast; `nil` if the check fails.
  fileprivate init?<Trait>(of sample: Trait, of words: BorrowedWords, isObject: Bool) {
    let metadata = unsafe unsafeBitCast(Trait.self as Any.Type, to: UInt.self)
    guard TypeKind(of: metadata).isExistential else { return nil }
    let wordCount = MemoryLayout<Trait>.size / MemoryLayout<UInt>.size
    let found = unsafe withUnsafeBytes(of: sample) { bytes -> [UInt] in
      (0..<wordCount).map { index in
        unsafe bytes.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
      }
    }
    switch wordCount {
    case 2 where isObject && found[0] == words.payload.0:
      self.init(isClassBound: true, type: words.type, table: found[1])
    case 5 where found[3] == words.type:
      self.init(isClassBound: false, type: words.type, table: found[4])
    default:
      return nil
    }
    let rebuiltType = words.lend(by: self, as: Trait.self) { Swift.type(of: copy $0 as Any) }
    guard unsafe unsafeBitCast(rebuiltType, to: UInt.self) == words.type else { return nil }
  }
}

/// The first word of a type's metadata, which identifies the kind of the type.
///
/// The numbers are part of the stable ABI (docs/ABI/TypeMetadata.rst).
private struct TypeKind {
  private let word: UInt

  @inline(__always)
  init(of metadata: UInt) {
    word = unsafe UnsafePointer<UInt>(bitPattern: metadata).unsafelyUnwrapped.pointee
  }

  var isExistential: Bool { word == 0x303 }

  /// Whether the type is a class. A class has 0, or a pointer for Objective-C, which is greater than all kinds. A
  /// wrapper of an Objective-C class has the kind 0x305.
  @inline(__always)
  var isClass: Bool { word == 0 || word > 0x7FF || word == 0x305 }
}
