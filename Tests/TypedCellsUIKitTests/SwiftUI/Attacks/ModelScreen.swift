import HeadlessSwiftUI
import HeadlessUIKit
import TypedCells

@testable import TypedCellsUIKit

/// A value whose changes evaluate the screen.
@MainActor
final class ScreenModel<Value>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var value: Value { willSet { objectWillChange.send() } }
  /// How often the screen was evaluated.
  var evaluations = 0

  init(_ value: Value) { self.value = value }

  func binding<Part>(_ path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding(get: { self.value[keyPath: path] }, set: { self.value[keyPath: path] = $0 })
  }
}

/// A screen that is made from the value of a model.
struct ModelScreen<Value, Content: View>: View {
  @ObservedObject var model: ScreenModel<Value>
  let content: @MainActor (Value) -> Content

  init(
    _ model: ScreenModel<Value>, @ViewBuilder _ content: @escaping @MainActor (Value) -> Content
  ) {
    self.model = model
    self.content = content
  }

  var body: some View {
    model.evaluations += 1
    return content(model.value)
  }
}

extension UITableView {
  var selectedTexts: [String] {
    (indexPathsForSelectedRows ?? []).sorted().compactMap { cellForRow(at: $0)?.textLabel?.text }
  }

  var texts: [String] { visibleCells.compactMap { $0.textLabel?.text } }
}

extension HostedScreen {
  /// Lets the screen come to rest.
  func settle() async {
    window.layoutIfNeeded()
    await nextTurn()
    window.layoutIfNeeded()
  }
}
