import Foundation
import HeadlessUIKit
import Observation
import TypedCells
import TypedCellsUIKit

/// A model with a property for each method that reads one.
@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@Observable
final class Track: Identifiable {
  let id: Int

  init(_ id: Int) { self.id = id }

  // One property for each reader, because Observation notices changes of properties.
  var forUpdate = 0
  var forConfiguration = 0
  var forProperties = 0
  var forLayout = 0
  /// All of them read this one.
  var forAll = 0

  subscript(reader: Reader) -> Int {
    get {
      switch reader {
      case .update: forUpdate
      case .configuration: forConfiguration
      case .properties: forProperties
      case .layout: forLayout
      }
    }
    set {
      switch reader {
      case .update: forUpdate = newValue
      case .configuration: forConfiguration = newValue
      case .properties: forProperties = newValue
      case .layout: forLayout = newValue
      }
    }
  }
}

/// A method of a cell that reads its model.
enum Reader: CaseIterable { case update, configuration, properties, layout }

/// What the methods of a cell read last, and how often they were called.
struct ReadNotes: Equatable {
  var values: [Reader: [Int]] = [:]
  var calls: [Reader: Int] = [:]

  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  mutating func note(_ track: Track, by reader: Reader) {
    calls[reader, default: 0] += 1
    values[reader] = [track[reader], track.forAll]
  }
}

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor
protocol ObservingCell: UIView {
  var track: Track? { get }
  var notes: ReadNotes { get set }
}

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
final class ObservingTableCell: UITableViewCell, Updatable, ObservingCell {
  private(set) var track: Track?
  var notes = ReadNotes()

  func update(viewData track: Track) {
    notes.note(track, by: .update)
    guard track !== self.track else { return }
    self.track = track
    setNeedsUpdateConfiguration()
    setNeedsUpdateProperties()
    setNeedsLayout()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if let track { notes.note(track, by: .configuration) }
  }

  override func updateProperties() {
    super.updateProperties()
    if let track { notes.note(track, by: .properties) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let track { notes.note(track, by: .layout) }
  }
}

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
final class ObservingTile: UICollectionViewCell, Updatable, ObservingCell {
  private(set) var track: Track?
  var notes = ReadNotes()

  func update(viewData track: Track) {
    notes.note(track, by: .update)
    guard track !== self.track else { return }
    self.track = track
    setNeedsUpdateConfiguration()
    setNeedsUpdateProperties()
    setNeedsLayout()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if let track { notes.note(track, by: .configuration) }
  }

  override func updateProperties() {
    super.updateProperties()
    if let track { notes.note(track, by: .properties) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let track { notes.note(track, by: .layout) }
  }
}

/// The order in which the tracks of an album are shown.
@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@Observable
final class Album {
  var tracks: [Track]

  init(_ count: Int) { tracks = (0..<count).map { Track($0) } }
}

/// A table or a collection view that shows tracks, ten at a time.
@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor
protocol AlbumScreen: AnyObject {
  init()

  var window: UIWindow { get }
  var scrollView: UIScrollView { get }
  var cells: [any ObservingCell] { get }
  var preparedCount: Int { get set }

  func follow(_ album: Album)
  func apply(_ album: Album)
  func followedChanges() async
}

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension AlbumScreen {
  func notes(of track: Track) -> ReadNotes? { cells.first { $0.track === track }?.notes }

  func forgetCalls() { for cell in cells { cell.notes.calls = [:] } }

  /// Lets the list and UIKit show changes, in one order or the other.
  func showChanges(layoutFirst: Bool = false) async {
    if layoutFirst { window.layoutIfNeeded() }
    await followedChanges()
    window.layoutIfNeeded()
  }
}

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
final class AlbumTable: AlbumScreen {
  private let list = TableList()

  var window: UIWindow { list.window }
  var scrollView: UIScrollView { list.table }
  var cells: [any ObservingCell] { list.table.visibleCells.compactMap { $0 as? any ObservingCell } }
  var preparedCount: Int {
    get { list.table.preparedRowCount }
    set { list.table.preparedRowCount = newValue }
  }

  func follow(_ album: Album) {
    list.driver.follow {
      ListSection(id: 0) { for track in album.tracks { Row(ObservingTableCell.self, track) } }
    }
    window.layoutIfNeeded()
  }

  func apply(_ album: Album) {
    list.apply {
      ListSection(id: 0) { for track in album.tracks { Row(ObservingTableCell.self, track) } }
    }
    window.layoutIfNeeded()
  }

  func followedChanges() async { await list.driver.followedChanges() }
}

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
final class AlbumTiles: AlbumScreen {
  private let list = CollectionList()

  var window: UIWindow { list.window }
  var scrollView: UIScrollView { list.collection }
  var cells: [any ObservingCell] {
    list.collection.visibleCells.compactMap { $0 as? any ObservingCell }
  }
  var preparedCount: Int {
    get { list.collection.preparedItemCount }
    set { list.collection.preparedItemCount = newValue }
  }

  func follow(_ album: Album) {
    list.driver.follow {
      ListSection(id: 0) { for track in album.tracks { Row(ObservingTile.self, track) } }
    }
    window.layoutIfNeeded()
  }

  func apply(_ album: Album) {
    list.apply {
      ListSection(id: 0) { for track in album.tracks { Row(ObservingTile.self, track) } }
    }
    window.layoutIfNeeded()
  }

  func followedChanges() async { await list.driver.followedChanges() }
}
