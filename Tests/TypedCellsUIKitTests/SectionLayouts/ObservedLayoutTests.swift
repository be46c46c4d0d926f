import Foundation
import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@Observable
private final class Settings {
  var height: CGFloat = 50
  var columns = 1
  var top: CGFloat = 0
  var isList = false
}

/// HeadlessUIKit tracks section providers, as UIKit does from iOS 27 on.
@MainActor
struct `A section's layout that reads an observable value` {
  private let screen = LayoutScreen(.grid(columns: 1, itemHeight: .points(50)))

  private func relayout() { screen.window.layoutIfNeeded() }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is made again once after changes of the value, although its id is the same`() throws {
    let settings = Settings()
    var calls = 0
    func show(_ numbers: Range<Int>) {
      screen.apply {
        photos(numbers).layout(
          SectionLayout(id: "same") { _ in
            calls += 1
            return column(height: settings.height)
          })
      }
    }
    show(0..<2)
    let cell = try #require(screen.view.cellForItem(at: path(0, 1)))
    for height in [60, 70, 80] as [CGFloat] {
      calls = 0
      settings.height = 0
      settings.height = height
      relayout()
      relayout()
      #expect(calls == 1)
      #expect(screen.frame(0, 1) == CGRect(x: 0, y: height, width: 300, height: height))
      // A layout with the same id isn't invalidated, and the value is still observed.
      calls = 0
      show(0..<2)
      #expect(calls == 0)
    }
    #expect(screen.view.cellForItem(at: path(0, 1)) === cell)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is made by the closure that was applied last, if the value changes`() {
    let settings = Settings()
    func show(added: CGFloat) {
      screen.apply {
        photos(0..<2).layout(
          SectionLayout(id: "same") { _ in column(height: settings.height + added) })
      }
    }
    show(added: 0)
    show(added: 5)
    #expect(screen.frame(0, 1)?.height == 50, "the id says that nothing has changed")
    settings.height = 60
    relayout()
    #expect(screen.frame(0, 1)?.height == 65)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is adapted again after a change of the value`() {
    let settings = Settings()
    var calls: [String] = []
    screen.apply {
      photos(0..<2, id: "grid").layout(
        .grid(columns: 1, itemHeight: .points(50)).adapting(id: "inset") { section, _ in
          calls.append("adapting")
          section.contentInsets.top = settings.top
        })
      // Without rows, because UIKit lays out again when cells are measured again.
      photos(0..<0, id: "list").layout(
        .list(.plain, id: "list") { configuration in
          calls.append("list")
          configuration.showsSeparators = settings.isList
        })
    }
    relayout()
    calls = []
    settings.top = 30
    relayout()
    #expect(screen.frame(0, 0)?.minY == 30)
    #expect(calls.sorted() == ["adapting", "list"])
    calls = []
    settings.isList = true
    relayout()
    #expect(calls.sorted() == ["adapting", "list"])
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test(arguments: [true, false])
  func `doesn't build the content again if the list follows its model`(layoutFirst: Bool) async {
    let settings = Settings()
    var (calls, builds) = (0, 0)
    func noteBuild() { builds += 1 }
    screen.list.follow {
      let _ = noteBuild()
      photos(0..<2).layout(
        SectionLayout(id: "same") { _ in
          calls += 1
          return column(height: settings.height)
        })
    }
    relayout()
    (calls, builds) = (0, 0)
    settings.height = 60
    if layoutFirst { relayout() }
    await screen.list.followedChanges()
    relayout()
    #expect((calls, builds) == (1, 0))
    #expect(screen.frame(0, 1)?.height == 60)
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is made again on every system if the followed content passes the value as its id`()
    async
  {
    let settings = Settings()
    var (calls, builds) = (0, 0)
    func noteBuild() { builds += 1 }
    screen.list.follow {
      let _ = noteBuild()
      let height = settings.height
      photos(0..<2).layout(
        SectionLayout(id: height) { _ in
          calls += 1
          return column(height: height)
        })
    }
    relayout()
    for height in [60, 70] as [CGFloat] {
      (calls, builds) = (0, 0)
      settings.height = height
      await screen.list.followedChanges()
      relayout()
      #expect((calls, builds) == (1, 1))
      #expect(screen.frame(0, 1)?.height == height)
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `has the title of a list when its closure makes one because of the value`() async {
    let (settings, host) = (Settings(), screen.list.host)
    let fonts = [
      CollectionTitle(frame: .zero).defaultContentConfiguration().textProperties.font,
      UIListContentConfiguration.plainHeader().textProperties.font,
    ]
    screen.apply {
      photos(0..<2, header: "A").layout(
        SectionLayout(id: "same") { environment in
          guard settings.isList else { return column() }
          var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          host.prepare(&configuration, forSection: 0)
          return .list(using: configuration, layoutEnvironment: environment)
        })
    }
    for isList in [true, false, true] {
      settings.isList = isList
      relayout()
      await nextTurn()
      relayout()
      let title = screen.header(0) as? CollectionTitle
      let content = title?.contentConfiguration as? UIListContentConfiguration
      #expect(content?.textProperties.font == fonts[isList ? 0 : 1])
    }
  }
}

@MainActor
struct `Layouts of sections that read observable values at random` {
  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `are those of new content, and are made once in a layout`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let settings = (0..<3).map { _ in Settings() }
    let isFollowing = Bool.random(using: &random)
    let order = Settings()
    let screen = LayoutScreen(.grid(columns: 1, itemHeight: .points(50)))
    var calls: [Int: Int] = [:]
    // The number of columns is passed by the content, the height is read by the closure.
    func sections() -> [ListSection<UICollectionViewCell>] {
      let shown = order.isList ? [2, 0, 1] : [0, 1, 2]
      return shown.map { index in
        let columns = settings[index].columns
        return photos(0..<4, id: "\(index)").layout(
          SectionLayout(id: columns) { _ in
            calls[index, default: 0] += 1
            let item = NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(settings[index].height)),
              subitems: [item])
            return NSCollectionLayoutSection(group: group)
          })
      }
    }
    if isFollowing {
      screen.list.follow { sections() }
    } else {
      screen.apply { sections() }
    }
    screen.window.layoutIfNeeded()
    for turn in 0..<12 {
      calls = [:]
      var (readsChanged, contentChanged) = (false, false)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let changed = settings[Int.random(in: 0..<3, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          changed.columns = changed.columns % 3 + 1
          contentChanged = true
        case 1:
          order.isList.toggle()
          contentChanged = true
        default:
          changed.height += 7
          readsChanged = true
        }
      }
      if !isFollowing, contentChanged { screen.apply { sections() } }
      if Bool.random(using: &random) { screen.window.layoutIfNeeded() }
      await screen.list.followedChanges()
      await screen.window.settle()
      if !contentChanged {
        let expected = readsChanged ? [0: 1, 1: 1, 2: 1] : [:]
        #expect(calls == expected, "turn \(turn)")
      }
      let fresh = LayoutScreen(.grid(columns: 1, itemHeight: .points(50)))
      fresh.apply { sections() }
      for section in 0..<3 {
        for item in 0..<4 {
          #expect(screen.frame(section, item) == fresh.frame(section, item), "turn \(turn)")
        }
      }
    }
    #expect(screen.failures.isEmpty)
  }
}
