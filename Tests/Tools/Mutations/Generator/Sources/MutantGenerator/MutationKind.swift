/// A way in which the generator changes code.
public enum MutationKind: String, CaseIterable, Sendable {
  /// A condition or comparison has the opposite result.
  case negate
  /// `<` becomes `<=`, and the other way round; `>` and `>=` alike.
  case boundary
  /// `&&` becomes `||`, and the other way round.
  case logic
  /// `+` becomes `-`, and the other way round; a product, quotient or remainder becomes its first operand.
  case arithmetic
  /// An integer literal next to an operator is greater by one.
  case literal
  /// A range is shorter by one.
  case range
  /// `true` becomes `false`, and the other way round.
  case boolean
  /// A statement, which is a call or an assignment, isn't performed.
  case drop
  /// `return`, `continue`, `break` or `throw` isn't performed.
  case exit
  /// A binding or pattern in a condition doesn't match.
  case binding
  /// The value on the left of `??` is `nil`.
  case coalesce
  /// A function returns a default: `nil`, an empty collection, or a number that is greater by one.
  case result
  /// Two arguments of the same type change places.
  case swap
}
