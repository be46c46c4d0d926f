import TypedCellsTesting

/// The entry point for libFuzzer. It makes a change from the input and checks all laws of diffs.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var numbers = unsafe InputNumbers(Array(UnsafeBufferPointer(start: bytes, count: count)))
  let identities = numbers.number(in: 0...3)
  let (rows, sections) = [(40, 4), (300, 6), (300, 100), (2_000, 8)][numbers.number(in: 0...3)]
  let fuzzCase = FuzzCase(rows: rows, sections: sections, using: &numbers)
  let problem =
    switch identities {
    case 0: brokenLaw(of: fuzzCase, identities: Colliding.self)
    case 1: brokenLaw(of: fuzzCase, identities: String.self)
    case 2: brokenLaw(of: fuzzCase, identities: Digest.self)
    default: brokenLaw(of: fuzzCase, identities: Int.self)
    }
  if let problem { fatalError("\(problem)\nin the change from \(fuzzCase)") }
  return 0
}

/// The program's entry point, which SwiftPM requires and which replaces libFuzzer's own.
@_cdecl("DiffFuzzer_main")
public func start(_ count: CInt, _ arguments: Arguments) -> CInt {
  var count = count
  var arguments = unsafe arguments
  return unsafe runFuzzer(&count, &arguments, fuzz)
}

public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

// A function of libFuzzer. The toolchain has no module for it.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ fuzz: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Numbers made of two bytes of the input each, so that a small change of the input makes a small change
/// of the case. After the end of the input, the numbers are the same for all inputs.
private struct InputNumbers: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  private var rest = SeededGenerator(seed: 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func next() -> UInt64 {
    let number = rest.next()
    guard let first = bytes.popFirst(), let second = bytes.popFirst() else { return number }
    // The highest bits choose a number from a range.
    return UInt64(first) << 56 | UInt64(second) << 48 | number >> 16
  }
}
