/// An identity of sixteen bytes, two of which are equal exactly when all their bytes are.
///
/// It is a promise that lets a diff compare and hash the bytes themselves. `UUID` needs no
/// conformance, for diffs know it. A type of another size, or one that holds references, is taken
/// for what it is, an identity that is merely `Hashable`.
///
/// ```swift
/// struct Digest: BitwiseIdentity {
///   let high, low: UInt64
/// }
/// ```
public protocol BitwiseIdentity: Hashable, BitwiseCopyable {}
