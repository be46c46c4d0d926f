public import HeadlessList

/// A view that a headless list reuses: a cell, a header or a footer.
///
/// Assertions constrain cells by this protocol and not by the class `HeadlessView`, because the compiler of Swift 6.3
/// would end with "SILFunction type mismatch" in release builds of tests.
@MainActor
public protocol ReusableHeadlessView: HeadlessView {}

extension HeadlessView: ReusableHeadlessView {}
