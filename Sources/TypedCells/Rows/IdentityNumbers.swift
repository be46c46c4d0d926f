/// Numbers for identities, so that a diff away from the main actor runs no code of their types.
///
/// The `==` and `hash(into:)` of an identity may need the main actor. So before a list is compared in the
/// background, the main actor numbers the values that only their own `==` can compare. Equal identities
/// get the same number. Integers, strings, UUIDs and ``BitwiseIdentity`` values stay as they are.
struct IdentityNumbers {
  private var numbers = IdentityMap<RowIdentity, Int>()

  /// Returns the identity itself, or its number in its place.
  ///
  /// - Complexity: O(1), with one hash that was computed when the row was made, and mostly one `==`.
  mutating func numbered(_ identity: RowIdentity) -> RowIdentity {
    guard case .other = identity.storage else { return identity }
    let ofAnyKind = identity.ofAnyKind
    let number = numbers[ofAnyKind] ?? numbers.count
    numbers.set(number, for: ofAnyKind)
    return RowIdentity(storage: .number(number), kind: identity.kind)
  }
}
