import Foundation
import HeadlessUIKit
import Observation
import Testing

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@Observable
private final class Model {
  var name = "Ada"
  var height: CGFloat = 50
  var unread = 0
}

private final class LayoutView: UIView {
  var read: () -> Void = {}
  private(set) var layouts = 0
  private(set) var constraintUpdates = 0
  var readsInConstraints = false

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if !readsInConstraints { read() }
  }

  override func updateConstraints() {
    super.updateConstraints()
    constraintUpdates += 1
    if readsInConstraints { read() }
  }
}

private final class LayoutController: UIViewController {
  var read: () -> Void = {}
  private(set) var calls: [String] = []
  var readsBefore = true

  override func viewWillLayoutSubviews() {
    calls.append("will")
    if readsBefore { read() }
  }

  override func viewDidLayoutSubviews() {
    calls.append("did")
    if !readsBefore { read() }
  }
}

@MainActor
struct `A method of a view that UIKit tracks` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is called again once after changes of what it read`() {
    let (view, model) = (LayoutView(), Model())
    view.read = { _ = model.name }
    window.addSubview(view)
    window.layoutIfNeeded()
    model.name = "Grace"
    model.name = "Hopper"
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(view.layouts == 2)
    model.unread += 1
    window.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `isn't called again for what only an earlier call read`() {
    let (view, old, new) = (LayoutView(), Model(), Model())
    view.read = { _ = old.name }
    window.addSubview(view)
    window.layoutIfNeeded()
    view.read = { _ = new.name }
    view.setNeedsLayout()
    window.layoutIfNeeded()
    old.name = "Grace"
    window.layoutIfNeeded()
    #expect(view.layouts == 2)
    new.name = "Grace"
    window.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is called again in a later turn after a change on another thread`() async {
    let (view, model) = (LayoutView(), Model())
    view.read = { _ = model.name }
    window.addSubview(view)
    window.layoutIfNeeded()
    nonisolated(unsafe) let other = model
    await Task.detached { unsafe other.name = "Grace" }.value
    await window.settle()
    #expect(view.layouts == 2)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `updates constraints`() {
    let (view, model) = (LayoutView(), Model())
    view.readsInConstraints = true
    view.read = { _ = model.name }
    window.addSubview(view)
    window.layoutIfNeeded()
    model.name = "Grace"
    window.layoutIfNeeded()
    #expect(view.constraintUpdates == 2)
    #expect(view.layouts == 1)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test(arguments: [true, false]) func `belongs to a view controller`(readsBefore: Bool) {
    let (controller, model) = (LayoutController(), Model())
    controller.readsBefore = readsBefore
    controller.read = { _ = model.name }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let calls = controller.calls
    model.name = "Grace"
    window.layoutIfNeeded()
    #expect(controller.calls == calls + ["will", "did"])
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `updates the configuration of a button`() {
    let (button, model) = (UIButton(configuration: .plain()), Model())
    button.configurationUpdateHandler = { $0.configuration?.title = model.name }
    window.addSubview(button)
    window.layoutIfNeeded()
    model.name = "Grace"
    window.layoutIfNeeded()
    #expect(button.configuration?.title == "Grace")
  }
}

/// A table and a collection view whose data source reads the model.
@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let model = Model()
  var requests = 0
  var configure: (UIView) -> Void = { _ in }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    requests += 1
    _ = model.unread
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    configure(cell)
    return cell
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    requests += 1
    _ = model.unread
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    configure(cell)
    return cell
  }
}

@MainActor
struct `A list whose cells UIKit tracks` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `calls the handler of a table's cell again, and not its data source`() {
    let (table, source) = (UITableView(frame: window.bounds), Source())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    var names: [String] = []
    source.configure = { [model = source.model] cell in
      (cell as? UITableViewCell)?.configurationUpdateHandler = { _, _ in names.append(model.name) }
    }
    window.addSubview(table)
    window.layoutIfNeeded()
    source.model.name = "Grace"
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(names == ["Ada", "Grace"])
    source.model.unread = 1
    window.layoutIfNeeded()
    #expect(names.count == 2)
    #expect(source.requests == 1)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `calls the handler of a collection view's cell again, and not its data source`() {
    let source = Source()
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    var names: [String] = []
    source.configure = { [model = source.model] cell in
      (cell as? UICollectionViewCell)?.configurationUpdateHandler = { _, _ in
        names.append(model.name)
      }
    }
    window.addSubview(collection)
    window.layoutIfNeeded()
    source.model.name = "Grace"
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(names == ["Ada", "Grace"])
    source.model.unread = 1
    window.layoutIfNeeded()
    #expect(names.count == 2)
    #expect(source.requests == 1)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `calls the handler of a header again`() {
    let (header, model) = (UITableViewHeaderFooterView(reuseIdentifier: "header"), Model())
    var names: [String] = []
    header.configurationUpdateHandler = { _, _ in names.append(model.name) }
    window.addSubview(header)
    window.layoutIfNeeded()
    model.name = "Grace"
    window.layoutIfNeeded()
    #expect(names == ["Ada", "Grace"])
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `calls a section provider again, and invalidates the layout`() {
    let source = Source()
    var calls = 0
    let layout = UICollectionViewCompositionalLayout { [model = source.model] _, _ in
      calls += 1
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(model.height))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    }
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(calls == 1)
    source.model.height = 60
    source.model.height = 70
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(calls == 2)
    #expect(collection.visibleCells.map(\.frame.height) == [70])
    source.model.name = "Grace"
    window.layoutIfNeeded()
    #expect(calls == 2)
    #expect(source.requests == 1)
  }
}
