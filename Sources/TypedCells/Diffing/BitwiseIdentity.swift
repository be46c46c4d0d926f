/// An identity of sixteen bytes, two of which are equal exactly when all their bytes are.
///
/// The conformance is a promise, which lets a diff compare and hash the bytes themselves. `UUID` needs no
/// conformance, because diffs know it. If a type has another size or holds references, the conformance has no
/// effect.
///
/// ```swift
/// struct Digest: BitwiseIdentity {
///   let high, low: UInt64
/// }
/// ```
///
/// A type that contains a `Double` breaks the promise, unless its `==` compares bit patterns: -0.0 equals 0.0,
/// and NaN isn't equal to itself. Debug builds stop with an error at the first identity that shows it.
public protocol BitwiseIdentity: Hashable, BitwiseCopyable {}
