import Foundation
import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
private var screens: [any AlbumScreen.Type] { [AlbumTable.self, AlbumTiles.self] }

/// The methods that read a property, and how often each was called after a change of it.
private func once(_ readers: Reader...) -> [Reader: Int] {
  Dictionary(uniqueKeysWithValues: readers.map { ($0, 1) })
}

@MainActor
struct `A cell whose model has changed` {
  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test(arguments: [false, true])
  func `calls each method that read the property once if the list follows the model`(
    layoutFirst: Bool
  ) async {
    for screenType in screens {
      let (screen, album) = (screenType.init(), Album(20))
      screen.follow(album)
      let track = album.tracks[3]
      for reader in Reader.allCases {
        screen.forgetCalls()
        track[reader] += 1
        track[reader] += 1
        await screen.showChanges(layoutFirst: layoutFirst)
        // HeadlessUIKit updates the configuration in the layout of the cell.
        let calls =
          reader == .configuration ? once(.configuration, .layout) : once(reader)
        #expect(screen.notes(of: track)?.calls == calls, "\(screenType) \(reader)")
        #expect(screen.notes(of: track)?.values[reader] == [track[reader], 0])
        #expect(screen.cells.filter { $0.notes.calls != [:] }.count == 1)
      }
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test(arguments: [false, true])
  func `calls all methods once if they read the same property`(layoutFirst: Bool) async {
    for screenType in screens {
      let (screen, album) = (screenType.init(), Album(20))
      screen.follow(album)
      screen.forgetCalls()
      album.tracks[3].forAll += 1
      await screen.showChanges(layoutFirst: layoutFirst)
      #expect(
        screen.notes(of: album.tracks[3])?.calls
          == once(.update, .configuration, .properties, .layout))
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `calls the methods that UIKit tracks, and not its update, if the content was applied`()
    async
  {
    for screenType in screens {
      let (screen, album) = (screenType.init(), Album(20))
      screen.apply(album)
      screen.forgetCalls()
      album.tracks[3].forAll += 1
      await screen.showChanges()
      let notes = screen.notes(of: album.tracks[3])
      #expect(notes?.calls == once(.configuration, .properties, .layout))
      #expect(notes?.values[.update] == [0, 0])
      #expect(notes?.values[.properties] == [0, 1])
      screen.apply(album)
      #expect(screen.notes(of: album.tracks[3])?.values[.update] == [0, 1])
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `isn't called again for the model that it showed before it was reused`() async {
    for screenType in screens {
      let (screen, album) = (screenType.init(), Album(40))
      screen.follow(album)
      screen.scrollView.contentOffset.y = 880
      screen.window.layoutIfNeeded()
      screen.forgetCalls()
      for track in album.tracks[..<10] {
        track.forAll += 1
        for reader in Reader.allCases { track[reader] += 1 }
      }
      await screen.showChanges()
      #expect(screen.cells.allSatisfy { $0.notes.calls == [:] })
      screen.scrollView.contentOffset.y = 0
      screen.window.layoutIfNeeded()
      #expect(screen.cells.count == 10)
      #expect(screen.cells.allSatisfy { $0.notes.values[.update] == [1, 1] })
      #expect(screen.cells.allSatisfy { $0.notes.values[.layout] == [1, 1] })
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is up to date when it comes on screen if UIKit prepared it before`() async {
    for screenType in screens {
      let (screen, album) = (screenType.init(), Album(40))
      screen.preparedCount = 3
      screen.follow(album)
      for reader in Reader.allCases { album.tracks[11][reader] += 1 }
      await screen.showChanges()
      screen.scrollView.contentOffset.y = 88
      screen.window.layoutIfNeeded()
      let notes = screen.notes(of: album.tracks[11])
      for reader in Reader.allCases { #expect(notes?.values[reader] == [1, 0], "\(screenType)") }
      #expect(notes?.calls[.update] == 2)
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `shows the change once the animation of a batch has begun`() async {
    for screenType in screens {
      let (screen, album) = (screenType.init(), Album(20))
      screen.follow(album)
      screen.forgetCalls()
      album.tracks.swapAt(0, 4)
      await screen.followedChanges()
      album.tracks[0].forAll += 1
      await screen.showChanges()
      await screen.window.settle()
      let notes = screen.notes(of: album.tracks[0])
      for reader in Reader.allCases { #expect(notes?.values[reader] == [0, 1], "\(screenType)") }
      #expect(notes?.calls[.update] == 2, "one for the move, and one for the value")
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is updated once if the content changes in the same turn`() async {
    for screenType in screens {
      let (screen, album) = (screenType.init(), Album(20))
      screen.follow(album)
      screen.forgetCalls()
      album.tracks[2].forAll += 1
      album.tracks.swapAt(0, 4)
      await screen.showChanges()
      await screen.window.settle()
      #expect(
        screen.notes(of: album.tracks[2])?.calls
          == once(.update, .configuration, .properties, .layout))
    }
  }
}

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
private final class AlbumController: UITableViewController {
  let album = Album(3)
  private(set) lazy var list = TypedCellsUIKit.TableList(tableView)
  private(set) var builds = 0

  override func updateProperties() {
    super.updateProperties()
    list.apply {
      let _ = noteBuild()
      ListSection(id: 0) { for track in album.tracks { Row(ObservingTableCell.self, track) } }
    }
  }

  private func noteBuild() { builds += 1 }
}

@MainActor
struct `A view controller that applies content in updateProperties()` {
  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `applies it again once after a change`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let controller = AlbumController(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let builds = controller.builds
    for count in 4...6 {
      controller.album.tracks.append(Track(count - 1))
      await window.settle()
      #expect(controller.builds == builds + count - 3)
      #expect(controller.tableView.visibleCells.count == count)
    }
  }
}

@MainActor
struct `A closure of a row whose model has changed` {
  private let table = TableList()

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  private func content(_ text: Int) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "\(text)"
    return content
  }

  private var text: String? {
    (table.cell(0, 0)?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  private func showChanges(layoutFirst: Bool) async {
    if layoutFirst { table.window.layoutIfNeeded() }
    await table.driver.followedChanges()
    table.window.layoutIfNeeded()
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test(arguments: [false, true])
  func `is called once if the list follows the model`(layoutFirst: Bool) async {
    let track = Track(0)
    var calls: [String] = []
    table.driver.follow {
      ListSection(id: 0) {
        Row(track) { track, state in
          calls.append("content")
          return content(track.forAll)
        }
        .background { track, state in
          calls.append("background")
          var background = UIBackgroundConfiguration.clear()
          background.cornerRadius = CGFloat(track.forLayout)
          return background
        }
      }
    }
    table.window.layoutIfNeeded()
    #expect(calls == ["content", "background"])
    for value in 1...3 {
      calls = []
      track.forAll = value
      track.forLayout = value
      await showChanges(layoutFirst: layoutFirst)
      #expect(calls == ["content", "background"])
      #expect(text == "\(value)")
      #expect(table.cell(0, 0)?.backgroundConfiguration?.cornerRadius == CGFloat(value))
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test(arguments: [false, true])
  func `is called once for a value that it reads only while the cell is selected`(
    layoutFirst: Bool
  ) async {
    let track = Track(0)
    var calls = 0
    table.driver.follow {
      ListSection(id: 0) {
        Row(track) { track, state in
          calls += 1
          return content(state.isSelected ? track.forLayout : track.forUpdate)
        }
      }
    }
    table.window.layoutIfNeeded()
    table.cell(0, 0)?.setSelected(true, animated: false)
    calls = 0
    table.window.layoutIfNeeded()
    #expect(calls == 1)
    for value in 1...3 {
      calls = 0
      track.forLayout = value
      await showChanges(layoutFirst: layoutFirst)
      #expect(calls == 1)
      #expect(text == "\(value)")
    }
    table.cell(0, 0)?.setSelected(false, animated: false)
    table.window.layoutIfNeeded()
    calls = 0
    track.forUpdate = 5
    await showChanges(layoutFirst: layoutFirst)
    #expect(calls == 1)
    #expect(text == "5")
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `is called by UIKit if the content was applied and the closure receives the state`() {
    let track = Track(0)
    var calls = 0
    table.apply {
      ListSection(id: 0) {
        Row(track) { track, state in
          calls += 1
          return content(track.forAll)
        }
        Row(track) { track in
          calls += 100
          return content(track.forAll)
        }
        .id("without state")
      }
    }
    for value in 1...3 {
      calls = 0
      track.forAll = value
      table.window.layoutIfNeeded()
      #expect(calls == 1)
      #expect(text == "\(value)")
    }
  }

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `keeps what it shows after the list has stopped following, but for the state`() async {
    let track = Track(0)
    table.driver.follow {
      ListSection(id: 0) {
        Row(track) { track, state in content(state.isSelected ? track.forLayout : track.forUpdate) }
      }
    }
    table.window.layoutIfNeeded()
    table.driver.stopFollowing()
    track.forUpdate = 7
    track.forLayout = 8
    await showChanges(layoutFirst: true)
    #expect(text == "0")
    table.cell(0, 0)?.setSelected(true, animated: false)
    table.window.layoutIfNeeded()
    #expect(text == "8")
  }
}
