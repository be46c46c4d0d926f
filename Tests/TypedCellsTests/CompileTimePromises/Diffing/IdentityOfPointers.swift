// An identity that is compared by its bytes has no references, and is hashable.

import TypedCells

private struct Raw: BitwiseCopyable {
  var number = 0
}
private struct Name: BitwiseIdentity {
  var text = ""
  // error: 'BitwiseCopyable'-conforming struct 'Name' has non-bitwise-copyable type
  // twin: var text = 0
}
private struct Number: BitwiseIdentity {
  // error: does not conform to protocol 'Hashable'
  // error: does not conform to protocol 'Equatable'
  var raw = Raw()
  // twin: var raw = 0
}
