// Lists, cells and buttons belong to the main actor.

import HeadlessList

private func use() {
  // twin: @MainActor private func use() {
  let list = HeadlessList(height: 100)
  // error: call to main actor-isolated initializer 'init(height:)' in a synchronous nonisolated context
  _ = list.picture  // error: main actor-isolated property 'picture' can not be referenced
  _ = HeadlessView()  // error: call to main actor-isolated initializer 'init()'
  _ = HeadlessCell()  // error: call to main actor-isolated initializer 'init()'
  _ = HeadlessHeaderFooter()  // error: call to main actor-isolated initializer 'init()'
  _ = HeadlessButton("Reply") {}
  // error: call to main actor-isolated initializer 'init(_:action:)' in a synchronous nonisolated context
}
