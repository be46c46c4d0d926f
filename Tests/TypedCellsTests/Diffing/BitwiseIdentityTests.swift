import Foundation
import Testing
import TypedCellsTesting

@testable import TypedCells

/// Debug builds check the promise that equal values have equal bytes.
struct `A bitwise identity` {
  private struct Coordinate: BitwiseIdentity {
    var latitude: Double
    var longitude: Double
  }

  private struct Nested: BitwiseIdentity {
    var number: UInt64
    var place: Place
    struct Place: Hashable, BitwiseCopyable { var height: Double }
  }

  private struct ByBits: BitwiseIdentity {
    var latitude: Double
    var longitude: Double

    static func == (left: Self, right: Self) -> Bool {
      left.latitude.bitPattern == right.latitude.bitPattern
        && left.longitude.bitPattern == right.longitude.bitPattern
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(latitude.bitPattern)
      hasher.combine(longitude.bitPattern)
    }
  }

  private struct Words: BitwiseIdentity {
    var low: Int
    var high: Int
  }

  @Test func `that contains -0.0 breaks its promise`() {
    #expect(
      BitwisePromise.problem(of: Coordinate(latitude: 1, longitude: -0.0)) == """
        Coordinate is a BitwiseIdentity, but Coordinate(latitude: 1.0, longitude: -0.0) equals Coordinate(latitude: 1.0, \
        longitude: 0.0), although their bytes differ. Compare bit patterns in '==', or remove the conformance to \
        BitwiseIdentity.
        """)
    #expect(BitwisePromise.problem(of: Coordinate(latitude: -0.0, longitude: -0.0)) != nil)
    #expect(
      BitwisePromise.problem(of: Nested(number: 1 << 63, place: .init(height: -0.0))) != nil)
  }

  @Test func `that contains NaN breaks its promise`() {
    let problem = BitwisePromise.problem(of: Coordinate(latitude: .nan, longitude: 0))
    #expect(problem?.contains("isn't equal to itself, although its bytes are") == true)
  }

  @Test func `that compares bit patterns, or contains no floating-point number, keeps its promise`()
  {
    #expect(BitwisePromise.problem(of: ByBits(latitude: .nan, longitude: -0.0)) == nil)
    #expect(BitwisePromise.problem(of: Words(low: .min, high: .min)) == nil)
    #expect(BitwisePromise.problem(of: Coordinate(latitude: 0, longitude: 1)) == nil)
    #expect(BitwisePromise.problem(of: Nested(number: 1 << 63, place: .init(height: 1))) == nil)
  }

  @Test func `with random contents breaks its promise if one of its numbers is NaN or -0.0`() {
    let numbers = [0, -0.0, 1, -1, .nan, -.nan, .infinity, .leastNonzeroMagnitude, .pi]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let latitude = numbers.randomElement(using: &random) ?? 0
      let longitude = numbers.randomElement(using: &random) ?? 0
      let isBroken = [latitude, longitude].contains {
        $0.isNaN || ($0.isZero && $0.sign == .minus)
      }
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      #expect((BitwisePromise.problem(of: coordinate) != nil) == isBroken, "\(coordinate)")
    }
  }

  #if DEBUG
    @Test func `that breaks its promise stops a debug build with an error`() async {
      await #expect(processExitsWith: .failure) {
        _ = RowIdentity(Coordinate(latitude: 0, longitude: .nan))
      }
      await #expect(processExitsWith: .failure) {
        _ = PositionChanges(
          from: [Place(id: Coordinate(latitude: 0, longitude: 0))],
          to: [Place(id: Coordinate(latitude: 0, longitude: -0.0))])
      }
    }

    private struct Place: Identifiable, Diffable {
      let id: Coordinate
    }
  #endif
}
