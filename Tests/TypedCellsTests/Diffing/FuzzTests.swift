import Foundation
import Testing
import TypedCells

/// Random changes, each performed under the rules of batch updates.
///
/// A release build tries 20,000 changes by default, and a debug build as many as it manages in the same
/// time. `TYPEDCELLS_DIFF_CASES=1000000 swift test -c release -Xswiftc -enable-testing --filter Random`
/// tries a million, and `TYPEDCELLS_DIFF_SEED` sets the first seed.
struct `Random changes` {
  private static let lanes = 4

  #if DEBUG
    private static let usualCount = 2_500
  #else
    private static let usualCount = 20_000
  #endif

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: 0..<lanes)
  func `keep all laws of diffs`(lane: Int) {
    let count = Self.number("TYPEDCELLS_DIFF_CASES") ?? Self.usualCount
    let first = Self.number("TYPEDCELLS_DIFF_SEED") ?? 0
    for seed in stride(from: first + lane, to: first + count, by: Self.lanes) {
      guard let message = failure(seed: UInt64(seed)) else { continue }
      Issue.record("seed \(seed): \(message.prefix(4_000))")
      return
    }
  }

  private func failure(seed: UInt64) -> String? {
    let law: (FuzzCase) -> String? =
      switch seed % 9 {
      case 0: { brokenLaw(of: $0, identities: Colliding.self) }
      case 1: { brokenLaw(of: $0, identities: String.self) }
      case 2: { brokenLaw(of: $0, identities: Digest.self) }
      case 3: { brokenLaw(of: $0, identities: UUID.self) }
      case 4: { brokenLaw(of: $0, identities: Place.self) }
      default: { brokenLaw(of: $0, identities: Int.self) }
      }
    let fuzzCase = FuzzCase(seed: seed)
    guard law(fuzzCase) != nil else { return nil }
    let smallest = fuzzCase.minimised { law($0) != nil }
    return "\(smallest): \(law(smallest) ?? "")"
  }
}
