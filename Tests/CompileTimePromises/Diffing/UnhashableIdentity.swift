// What is compared has an identity that can be looked up.

import TypedCells

private struct Opaque {}
private struct Entry: Diffable {  // error: does not conform to protocol 'Diffable'
  // twin: private struct Entry: Diffable {
  var diffIdentity: Opaque { Opaque() }
  // twin: var diffIdentity: String { "" }
}
