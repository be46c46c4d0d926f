// Unsafe: makes existentials without a cast. They are valid only during a call.
//
// A cast to a protocol takes about a hundred nanoseconds, because it looks up the conformance. The result is one
// word, the witness table, which never changes for a type and a protocol. So the first cast of a type is a real one.
// Its table is kept, and later values of the type are combined with the table.
//
// Invariant: an existential of one Swift protocol is laid out as
//   - the three words of an inline buffer, the metadata of the value's type and the witness table,
//     which is `Any` and one word more; or
//   - where the protocol is bound to classes, the reference and the witness table.
// (Swift's ABI, docs/ABI/TypeLayout.rst, "Existential Container Layout".)
//
// Check: `TraitWitness` is only made from a real cast, for a trait that the runtime reports as an
// existential of that size, whose words are found where the invariant puts them, and from which a
// rebuilt sample is the value that it was rebuilt from.
//
// Fallback: everything else (compositions, protocols with constraints, concrete types, imported
// protocols) gets no witness, and is cast each time.

/// The result of casting a type's values to a trait: the parts that are the same for all values.
struct TraitWitness {
  fileprivate let isClassBound: Bool
  fileprivate let type: UInt
  fileprivate let table: UInt
}

/// How values of a type are cast to a trait.
enum TraitConformance {
  /// The type doesn't have the trait.
  case absent

  /// Each value is cast.
  case byCast

  /// Values are combined with the conformance that the first cast found.
  case byWitness(TraitWitness)
}

/// The words of a value that something else keeps alive: neither retained nor released.
struct BorrowedWords {
  fileprivate var payload: (UInt, UInt, UInt)
  /// The metadata of the value's dynamic type.
  private(set) var type: UInt
  fileprivate var table: UInt = 0

  /// The words of a reference.
  @inline(__always)
  init(of object: AnyObject) {
    unsafe payload = (unsafeBitCast(object, to: UInt.self), 0, 0)
    unsafe type = unsafeBitCast(Swift.type(of: object) as Any.Type, to: UInt.self)
  }

  /// The words of a value of any type.
  @inline(__always)
  init(of value: borrowing Any) {
    self.init(value, as: Any.self)
  }

  /// Naming the type keeps the compiler from opening the existential, and so from copying it.
  @inline(__always)
  private init<Value>(_ value: borrowing Value, as _: Value.Type) {
    let words = unsafe withUnsafeBytes(of: value) { bytes in
      unsafe bytes.load(as: (UInt, UInt, UInt, UInt).self)
    }
    payload = (words.0, words.1, words.2)
    type = words.3
    // `Any` may hold the type that an object was declared with.
    if TypeKind(of: type).isClass { type = Self.classOfObject(at: words.0) }
  }

  @inline(__always)
  private static func classOfObject(at address: UInt) -> UInt {
    let object = unsafe unsafeBitCast(address, to: Unmanaged<AnyObject>.self)
    return unsafe object._withUnsafeGuaranteedRef { object in
      unsafe unsafeBitCast(Swift.type(of: object) as Any.Type, to: UInt.self)
    }
  }

  /// Lends `body` the existential of a trait that the words are by a witness of it.
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
  /// How a model, and every other value of its type, comes to a trait.
  init<Trait>(ofModel model: Any, to trait: Trait.Type) {
    self.init(
      sample: model as? Trait, of: BorrowedWords(of: model), isObject: type(of: model) is AnyClass)
  }

  /// How a cell, and every other instance of its class, comes to a trait.
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
  /// Creates the result from a successful cast; `nil` if the check fails.
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

/// The first word of a type's metadata, by which the runtime tells the kinds of types apart.
///
/// The numbers are part of the stable ABI (docs/ABI/TypeMetadata.rst).
private struct TypeKind {
  private let word: UInt

  @inline(__always)
  init(of metadata: UInt) {
    word = unsafe UnsafePointer<UInt>(bitPattern: metadata).unsafelyUnwrapped.pointee
  }

  var isExistential: Bool { word == 0x303 }

  /// A class has 0, or beyond the range of the kinds the pointer that Objective-C wants there; a class
  /// of Objective-C that Swift wraps has a kind of its own.
  @inline(__always)
  var isClass: Bool { word == 0 || word > 0x7FF || word == 0x305 }
}
