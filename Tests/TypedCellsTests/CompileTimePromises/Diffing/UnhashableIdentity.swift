// The identity of a compared element is hashable.

import TypedCells

private struct Opaque {}
private struct Entry: Diffable {  // error: does not conform to protocol 'Diffable'
  // twin: private struct Entry: Diffable {
  var diffIdentity: Opaque { Opaque() }
  // twin: var diffIdentity: String { "" }
}
