// A reuse identifier's raw value is constant.

import TypedCells

@MainActor private func use(_ identifier: inout ReuseIdentifier) {
  identifier.rawValue = "other"  // error: cannot assign to property: 'rawValue' is a 'let' constant
  // twin: identifier = "other"
}
