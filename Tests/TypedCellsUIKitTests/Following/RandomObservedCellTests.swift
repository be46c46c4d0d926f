import Foundation
import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// Random turns of changes, whose effects on cells are compared with what each method has to show, and with how often
/// it has to be called.
@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor
private struct ObservedSession {
  private let screen: any AlbumScreen
  private let album = Album(30)
  private let isFollowing: Bool
  private var nextID = 30
  private var random: SeededGenerator
  private var changedValue = 0
  private var turn = ""

  init(_ screenType: any AlbumScreen.Type, isFollowing: Bool, seed: UInt64) {
    screen = screenType.init()
    self.isFollowing = isFollowing
    random = SeededGenerator(seed: seed)
    screen.preparedCount = [0, 3].randomElement(using: &random) ?? 0
    if isFollowing { screen.follow(album) } else { screen.apply(album) }
  }

  mutating func run(turns: Int) async {
    for index in 0..<turns {
      screen.forgetCalls()
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        turn = "turn \(index): values"
        await changeValues()
      case 5..<7:
        turn = "turn \(index): scroll"
        scroll()
      case 7:
        turn = "turn \(index): selection"
        select()
      default:
        turn = "turn \(index): content"
        await changeContent()
      }
    }
  }

  private func expectCurrentValues() {
    for cell in screen.cells {
      guard let track = cell.track else { continue }
      for reader in Reader.allCases where isFollowing || reader != .update {
        #expect(
          cell.notes.values[reader] == [track[reader], track.forAll],
          "\(turn), \(reader) of \(track.id)")
      }
    }
  }

  /// Changes values, and returns the calls that each track's cell has to get.
  private mutating func makeChanges() -> [Int: [Reader: Int]] {
    var calls: [Int: [Reader: Int]] = [:]
    let readers = Reader.allCases.filter { isFollowing || $0 != .update }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard let track = album.tracks.randomElement(using: &random) else { continue }
      changedValue += 1
      if Bool.random(using: &random) {
        track.forAll = changedValue
        for reader in readers { calls[track.id, default: [:]][reader] = 1 }
        continue
      }
      guard let reader = Reader.allCases.randomElement(using: &random) else { continue }
      track[reader] = changedValue
      if readers.contains(reader) { calls[track.id, default: [:]][reader] = 1 }
      // HeadlessUIKit updates the configuration in the layout.
      if reader == .configuration { calls[track.id, default: [:]][.layout] = 1 }
    }
    return calls
  }

  private mutating func changeValues() async {
    let calls = makeChanges()
    await screen.showChanges(layoutFirst: Bool.random(using: &random))
    expectCurrentValues()
    for cell in screen.cells {
      #expect(
        cell.notes.calls == cell.track.flatMap { calls[$0.id] } ?? [:],
        "\(turn), \(cell.track?.id ?? -1)")
    }
  }

  private mutating func scroll() {
    let before = screen.cells.map { ($0, $0.track?.id) }
    let highest = max(0, Double(album.tracks.count) * 44 - 440)
    screen.scrollView.contentOffset.y = CGFloat.random(in: 0...highest, using: &random).rounded()
    screen.window.layoutIfNeeded()
    expectCurrentValues()
    for (cell, id) in before where cell.track?.id == id && cell.superview != nil {
      #expect(cell.notes.calls == [:], "\(turn), \(id ?? -1)")
    }
  }

  private mutating func select() {
    guard let cell = screen.cells.randomElement(using: &random) else { return }
    if let cell = cell as? UITableViewCell { cell.setSelected(!cell.isSelected, animated: false) }
    if let cell = cell as? UICollectionViewCell { cell.isSelected.toggle() }
    screen.window.layoutIfNeeded()
    #expect(cell.notes.calls == [.configuration: 1, .layout: 1], "\(turn)")
    #expect(screen.cells.filter { $0.notes.calls != [:] }.count == 1, "\(turn)")
  }

  private mutating func changeContent() async {
    let before = screen.cells.map { ($0, $0.track?.id) }
    var tracks = album.tracks
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<tracks.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        tracks.insert(Track(nextID), at: index)
        nextID += 1
      case 1 where tracks.count > 12: tracks.remove(at: index)
      default: tracks.insert(tracks.remove(at: index), at: tracks.count / 2)
      }
    }
    album.tracks = tracks
    let calls = makeChanges()
    if !isFollowing { screen.apply(album) }
    await screen.showChanges()
    await screen.window.settle()
    expectCurrentValues()
    for (cell, id) in before {
      guard let id, cell.track?.id == id, screen.cells.contains(where: { $0 === cell }) else {
        continue
      }
      // Models that are objects can't be compared, so each visible cell is updated with the content.
      #expect(cell.notes.calls[.update] == 1, "\(turn), \(id)")
      for reader in [Reader.configuration, .properties] {
        #expect(cell.notes.calls[reader] == calls[id]?[reader], "\(turn), \(reader) of \(id)")
      }
    }
  }
}

@MainActor
struct `Cells whose models change at random` {
  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test(arguments: 0..<24 as Range<UInt64>, [true, false])
  func `call each method that read a changed property once, and no other`(
    seed: UInt64, isFollowing: Bool
  ) async {
    for screenType in [AlbumTable.self, AlbumTiles.self] as [any AlbumScreen.Type] {
      var session = ObservedSession(screenType, isFollowing: isFollowing, seed: seed)
      await session.run(turns: 25)
    }
  }
}
