import Foundation
import HeadlessUIKit
import Testing

/// UIKit's exceptions for registrations that can't be used.
@MainActor
struct RegistrationExceptionTests {
  private let table = UITableView(frame: .zero, style: .plain)
  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  private func reasons(_ work: @MainActor () -> Void) -> [String] {
    UIKitException.recording(work).map(\.reason)
  }

  @Test func `a cell with an unregistered identifier raises an exception`() {
    let reasons = reasons { _ = table.dequeueReusableCell(withIdentifier: "x", for: path(0, 0)) }
    #expect(
      reasons == [
        "unable to dequeue a cell with identifier x - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      ])
  }

  @Test func `without a path, a cell with an unregistered identifier is nil and no exception`() {
    var cell: UITableViewCell?
    let reasons = reasons { cell = table.dequeueReusableCell(withIdentifier: "x") }
    #expect(cell == nil)
    #expect(reasons == [])
  }

  @Test func `an item's cell with an unregistered identifier raises an exception`() {
    let reasons = reasons {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "x", for: path(0, 0))
    }
    #expect(
      reasons == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier x - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      ])
  }

  @Test func `a supplementary view registered for another kind raises an exception`() {
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "x")
    let reasons = reasons {
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "x",
        for: path(0, 0))
    }
    #expect(reasons.count == 1)
    #expect(
      reasons.first?.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier x")
        == true)
  }

  @Test func `registering nil removes a registration`() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "x")
    #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
  }

  @Test func `a nib of another bundle is not found`() {
    NibLibrary.provide("OtherCell", in: Bundle(for: Titles.self), UITableViewCell.self)
    defer { NibLibrary.remove("OtherCell", in: Bundle(for: Titles.self)) }
    let folder = Bundle(path: "/tmp")
    table.register(
      UINib(nibName: "OtherCell", bundle: folder), forCellReuseIdentifier: "x")
    let reasons = reasons { _ = table.dequeueReusableCell(withIdentifier: "x") }
    #expect(
      reasons.first
        == "Could not load NIB in bundle: 'NSBundle </tmp> (loaded)' with name 'OtherCell'")
  }

  @Test func `a nib with two objects, or with a view of another class, is invalid`() {
    NibLibrary.provide("Two") { [UITableViewCell(), UITableViewCell()] }
    NibLibrary.provide("Wrong") { [UICollectionViewCell(frame: .zero)] }
    defer {
      NibLibrary.remove("Two")
      NibLibrary.remove("Wrong")
    }
    for name in ["Two", "Wrong"] {
      table.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: "x")
      let reasons = reasons { _ = table.dequeueReusableCell(withIdentifier: "x") }
      #expect(
        reasons == [
          "invalid nib registered for identifier (x) - nib must contain exactly one top level "
            + "object which must be a UITableViewCell instance"
        ])
    }
  }

  @Test func `a nib whose cell has another identifier raises an exception`() {
    NibLibrary.provide("Named", UITableViewCell.self, reuseIdentifier: "own")
    defer { NibLibrary.remove("Named") }
    table.register(UINib(nibName: "Named", bundle: nil), forCellReuseIdentifier: "x")
    #expect(
      reasons { _ = table.dequeueReusableCell(withIdentifier: "x") } == [
        "cell reuse indentifier in nib (own) does not match the identifier used to register the "
          + "nib (x)"
      ])
    collection.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "x")
    NibLibrary.provide("Tile", UICollectionViewCell.self, reuseIdentifier: "own")
    defer { NibLibrary.remove("Tile") }
    #expect(
      reasons { _ = collection.dequeueReusableCell(withReuseIdentifier: "x", for: path(0, 0)) }
        == [
          "view reuse identifier in nib (own) does not match the identifier used to register the "
            + "nib (x)"
        ])
  }

  @Test func `a nib's cell is decoded, gets its identifier, and awakes`() throws {
    final class NibCell: UITableViewCell {
      var isAwake = false
      override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { isAwake = true }
      }
    }
    NibLibrary.provide("NibCell", NibCell.self)
    defer { NibLibrary.remove("NibCell") }
    table.register(UINib(nibName: "NibCell", bundle: nil), forCellReuseIdentifier: "x")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "x") as? NibCell)
    #expect(cell.isAwake)
    #expect(cell.reuseIdentifier == "x")
  }

  @Test func `a storyboard's prototype needs no registration`() {
    table.connectPrototype(withIdentifier: "row", UITableViewCell.self)
    collection.connectPrototype(withIdentifier: "tile", TileCell.self)
    #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
    let tile = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path(0, 0))
    #expect(tile is TileCell)
    #expect(tile.reuseIdentifier == "tile")
  }

  @Test func `a class of the other kind of list raises an exception`() {
    table.register(UICollectionViewCell.self, forCellReuseIdentifier: "x")
    #expect(
      reasons { _ = table.dequeueReusableCell(withIdentifier: "x") } == [
        "class registered for identifier (x) must be a subclass of UITableViewCell, and "
          + "UICollectionViewCell is not"
      ])
  }

  @Test func `an exception that isn't recorded ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test func `recordings nest, and the inner one records what is raised inside it`() {
    var inner: [UIKitException] = []
    let outer = UIKitException.recording {
      inner = UIKitException.recording {
        _ = table.dequeueReusableCell(withIdentifier: "a", for: path(0, 0))
      }
      _ = table.dequeueReusableCell(withIdentifier: "b", for: path(0, 0))
    }
    #expect(inner.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(outer.count == 1)
    #expect(outer.first?.reason.contains("identifier b") == true)
  }
}
