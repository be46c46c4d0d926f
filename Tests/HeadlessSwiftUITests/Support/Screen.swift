import HeadlessSwiftUI

/// A window that shows a view.
@MainActor
final class Screen<Content: View> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let controller: UIHostingController<Content>

  init(@ViewBuilder _ content: () -> Content) {
    controller = UIHostingController(rootView: content())
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  var texts: [String] { controller.shownTexts }

  /// Taps the button with a title, and performs the updates that follow.
  func tap(_ title: String) {
    controller.view.buttons.first { $0.currentTitle == title }?.user.tap()
    window.layoutIfNeeded()
  }
}

extension UIView {
  var buttons: [UIButton] { (self as? UIButton).map { [$0] } ?? subviews.flatMap(\.buttons) }

  /// The views of a class inside the view.
  func views<Found: UIView>(_ type: Found.Type) -> [Found] {
    subviews.flatMap { ($0 as? Found).map { [$0] } ?? $0.views(type) }
  }
}

/// What happened, in order.
@MainActor
final class Diary {
  var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// Returns the entries, and removes them.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A button that increments its own count.
struct Counter: View {
  @State var count = 0
  var name = "count"

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// A representable that writes into a diary.
struct Noted: UIViewRepresentable {
  final class Coordinator {
    var updates = 0
  }

  let diary: Diary
  var text = ""
  var onUpdate: @MainActor (UILabel, Context) -> Void = { _, _ in }

  func makeCoordinator() -> Coordinator {
    diary.add("coordinator")
    return Coordinator()
  }

  func makeUIView(context: Context) -> UILabel {
    diary.add("make")
    return UILabel()
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    diary.add("update \(text)")
    context.coordinator.updates += 1
    uiView.text = text
    onUpdate(uiView, context)
  }

  static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
    uiView.text = "dismantled after \(coordinator.updates)"
  }
}
