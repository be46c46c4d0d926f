import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// How a row, a header or a footer declares its height.
private enum Declaration: CaseIterable {
  case number, precise, closure, automatic, cellClass, nothing
}

private struct Measure: Equatable {
  let id: Int
  var height: Double
  var declaration: Declaration
}

/// A cell that is as tall as its data, unless its row has another height.
private class MeasuredCell: UITableViewCell, Updatable {
  private var points: CGFloat = 44
  func update(viewData model: Measure) { points = model.height }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: points) }
}

/// A cell whose class declares a height, which depends on the user's text size.
private final class ClassCell: UITableViewCell, Updatable, ReusableCell {
  static var points = 31.0
  static var rowHeight: RowHeight { .fixed(points) }
  func update(viewData model: Measure) {}
}

private final class MeasuredTile: UICollectionViewCell, Updatable {
  func update(viewData model: Measure) {}
}

private final class ClassTile: UICollectionViewCell, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(ClassCell.points) }
  func update(viewData model: Measure) {}
}

private final class MeasuredHeader: UITableViewHeaderFooterView, Updatable {
  private var points: CGFloat = 0
  func update(viewData model: Measure) { points = model.height }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: points) }
}

private final class TileHeader: UICollectionReusableView, Updatable {
  func update(viewData model: Measure) {}
}

/// The content of a list whose rows never move.
private struct Content {
  var sections: [(header: Measure, rows: [Measure], footer: Measure)] = []
  /// The sections whose rows are made on demand.
  var lazySections: Set<Int> = []

  init(using random: inout SeededGenerator) {
    var id = 0
    func model() -> Measure {
      id += 1
      return Measure(
        id: id, height: Double(Int.random(in: 20...80, using: &random)),
        declaration: Declaration.allCases.randomElement(using: &random) ?? .number)
    }
    for section in 0..<3 {
      sections.append(
        (model(), (0..<Int.random(in: 5...15, using: &random)).map { _ in model() }, model()))
      if Int.random(in: 0..<3, using: &random) == 0 { lazySections.insert(section) }
    }
  }

  /// Gives some rows, headers and footers other heights, or other ways to declare them.
  mutating func change(using random: inout SeededGenerator) {
    func changed(_ model: Measure) -> Measure {
      var model = model
      // A row that gets another cell class is another row unless it has an identity, so it has one.
      if Int.random(in: 0..<8, using: &random) == 0 {
        model.declaration = Declaration.allCases.randomElement(using: &random) ?? .number
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        model.height = Double(Int.random(in: 20...80, using: &random))
      }
      return model
    }
    for section in sections.indices {
      sections[section].header = changed(sections[section].header)
      sections[section].footer = changed(sections[section].footer)
      sections[section].rows = sections[section].rows.map(changed)
    }
  }
}

/// A number that four bytes can't represent.
private func precise(_ height: Double) -> Double { height + 1e-9 }

extension Row where Model == Measure {
  fileprivate consuming func declaring(_ model: Measure) -> Self {
    let height = model.height
    switch model.declaration {
    case .number: return self.height(height)
    case .precise: return self.height(precise(height))
    case .closure: return self.height { $0.height }
    case .automatic: return automaticHeight()
    case .cellClass, .nothing: return self
    }
  }
}

@MainActor
@Suite(.serialized)
struct `Heights off screen` {
  private static let usual = 30.0

  private func expected(_ model: Measure, measured: Bool, isHeader: Bool = false) -> Double {
    switch model.declaration {
    case .number, .precise, .closure: model.height
    case .cellClass where !isHeader: ClassCell.points
    case .automatic, .nothing, .cellClass: measured ? model.height : Self.usual
    }
  }

  private func row(_ model: Measure) -> AnyRow<UITableViewCell> {
    model.declaration == .cellClass
      ? AnyRow(Row(ClassCell.self, model).id(model.id))
      : AnyRow(Row(MeasuredCell.self, model).id(model.id).declaring(model))
  }

  private func show(_ content: Content, in list: TableList, animated: Bool) {
    list.apply(animated: animated) {
      for (index, section) in content.sections.enumerated() {
        ListSection<UITableViewCell>(id: index) {
          if content.lazySections.contains(index) {
            LazyRows(section.rows, id: \.id) { model in
              Row(MeasuredCell.self, model).declaring(model)
            }
          } else {
            for model in section.rows { row(model) }
          }
        }
        .header(Row(MeasuredHeader.self, section.header).declaring(section.header))
        .footer(Row(MeasuredHeader.self, section.footer).declaring(section.footer))
      }
    }
  }

  /// Scrolls through a list, and returns the rows, headers and footers with other heights than they declare.
  private func mistakes(_ content: Content, in list: TableList) -> [String] {
    var mistakes: [String] = []
    let table = list.table
    // The first time, rows are measured. The second time, all heights are known.
    for _ in 0..<2 {
      mistakes = []
      var offset: CGFloat = 0
      while offset < table.contentSize.height {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
        offset += 200
      }
    }
    for (index, section) in content.sections.enumerated() {
      let isLazy = content.lazySections.contains(index)
      for (position, model) in section.rows.enumerated() {
        let height = Double(table.rectForRow(at: path(index, position)).height)
        var model = model
        if isLazy, model.declaration == .cellClass { model.declaration = .nothing }
        if abs(height - expected(model, measured: true)) > 0.5 {
          mistakes.append("row \(index).\(position) \(model): \(height)")
        }
      }
      let edges = [
        (section.header, table.rectForHeader(inSection: index).height),
        (section.footer, table.rectForFooter(inSection: index).height),
      ]
      for (model, height) in edges
      where abs(Double(height) - expected(model, measured: true, isHeader: true)) > 0.5 {
        mistakes.append("header or footer of \(index), \(model): \(height)")
      }
    }
    return mistakes
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `of a table change although nothing is inserted, deleted or moved`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = TableList(style: seed % 2 == 0 ? .plain : .grouped, inWindow: seed % 5 != 4)
    if seed % 4 == 3 { list.table.estimatedRowHeight = 0 }
    var content = Content(using: &random)
    // Without estimates, a table requests exact heights of all rows at once, and measures none.
    if list.table.estimatedRowHeight == 0 {
      content.lazySections = []
      list.table.rowHeight = Self.usual
    }
    for step in 0..<8 {
      show(content, in: list, animated: step % 2 == 0)
      if list.table.window == nil { list.window.addSubview(list.table) }
      if step == 0 || Int.random(in: 0..<2, using: &random) == 0 {
        let mistakes = mistakes(content, in: list)
        let isWithout = list.table.estimatedRowHeight == 0
        let wrong = mistakes.filter {
          !isWithout || !$0.contains(".automatic") && !$0.contains(".nothing")
        }
        #expect(wrong.isEmpty, "seed \(seed), step \(step)")
        if !wrong.isEmpty { return }
        list.table.contentOffset.y = CGFloat(
          Int.random(in: 0...Int(max(list.table.contentSize.height - 440, 0)), using: &random))
        list.table.layoutIfNeeded()
      }
      content.change(using: &random)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `of a flow layout change although nothing is inserted, deleted or moved`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = CollectionList(inWindow: seed % 5 != 4)
    list.layout.itemSize = CGSize(width: 320, height: Self.usual)
    list.host.fillsWidth = seed % 2 == 0
    var content = Content(using: &random)
    for step in 0..<8 {
      list.apply(animated: step % 2 == 0) {
        for (index, section) in content.sections.enumerated() {
          ListSection<UICollectionViewCell>(id: index) {
            if content.lazySections.contains(index) {
              LazyRows(section.rows, id: \.id) { model in
                Row(MeasuredTile.self, model).declaring(model)
              }
            } else {
              for model in section.rows {
                model.declaration == .cellClass
                  ? AnyRow(Row(ClassTile.self, model).id(model.id))
                  : AnyRow(Row(MeasuredTile.self, model).id(model.id).declaring(model))
              }
            }
          }
          .header(Row(TileHeader.self, section.header).declaring(section.header))
        }
      }
      if list.collection.window == nil { list.window.addSubview(list.collection) }
      list.collection.user.scroll(by: 10_000)
      list.collection.user.scroll(by: CGFloat(Int.random(in: -1_000...0, using: &random)))
      for (index, section) in content.sections.enumerated() {
        for (position, model) in section.rows.enumerated() {
          var model = model
          if content.lazySections.contains(index), model.declaration == .cellClass {
            model.declaration = .nothing
          }
          let height = list.collection.layoutAttributesForItem(at: path(index, position))?.frame
            .height
          let isRight = height.map { abs($0 - expected(model, measured: false)) <= 0.5 } ?? false
          #expect(isRight, "seed \(seed), step \(step), \(index).\(position) \(model)")
          if !isRight { return }
        }
        guard ![.automatic, .nothing, .cellClass].contains(section.header.declaration) else {
          continue
        }
        let header = list.collection.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: path(index, 0))
        #expect(
          header.map { abs($0.frame.height - section.header.height) <= 0.5 } ?? false,
          "seed \(seed), step \(step), header of \(index) \(section.header)")
      }
      content.change(using: &random)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `of a row and a header that measure themselves change after they have left the screen`(
    isHeader: Bool, animated: Bool
  ) {
    let list = TableList(style: .grouped)
    func show(_ height: Double) {
      func measure(_ id: Int, changes: Bool) -> Measure {
        Measure(id: id, height: changes ? height : 50, declaration: .nothing)
      }
      list.apply(animated: animated) {
        ListSection(id: 0) {
          for id in 0..<40 {
            Row(MeasuredCell.self, measure(id, changes: id == 0 && !isHeader)).id(id)
          }
        }
        .header(Row(MeasuredHeader.self, measure(0, changes: isHeader)))
      }
    }
    var height: CGFloat {
      isHeader
        ? list.table.rectForHeader(inSection: 0).height
        : list.table.rectForRow(at: path(0, 0)).height
    }
    show(60)
    list.table.layoutIfNeeded()
    #expect(height == 60)
    list.table.user.scroll(by: 10_000)
    show(90)
    list.table.user.scroll(by: -10_000)
    #expect(height == 90)
  }

  @Test func `follow the class of the cells when the list is refreshed`() {
    defer { ClassCell.points = 31 }
    let list = TableList()
    list.show {
      for id in 0..<40 {
        Row(ClassCell.self, Measure(id: id, height: 0, declaration: .cellClass)).id(id)
      }
    }
    list.table.user.scroll(by: 10_000)
    ClassCell.points = 47
    list.driver.refreshVisible()
    list.table.user.scroll(by: -10_000)
    #expect(list.cell(0, 0)?.frame.height == 47)
  }

  @Test func `follow the class of the cells of a flow layout when the list is refreshed`() {
    defer { ClassCell.points = 31 }
    let list = CollectionList()
    list.host.fillsWidth = true
    list.show {
      for id in 0..<40 {
        let model = Measure(id: id, height: 44, declaration: .nothing)
        if id < 20 {
          Row(ClassTile.self, model).id(id)
        } else {
          Row(MeasuredTile.self, model).id(id)
        }
      }
    }
    list.collection.user.scroll(by: 10_000)
    ClassCell.points = 47
    list.driver.refreshVisible()
    list.collection.layoutIfNeeded()
    #expect(list.collection.layoutAttributesForItem(at: path(0, 0))?.frame.height == 47)
  }

  @Test func `need no batch if nothing changed`() {
    final class CountingTable: UITableView {
      var batches = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = CountingTable(frame: window.bounds, style: .plain)
    window.addSubview(table)
    let list = TypedCellsUIKit.TableList(table)
    func show() {
      list.apply {
        ListSection(id: 0) {
          for id in 0..<20 {
            let model = Measure(id: id, height: 50.3, declaration: .closure)
            Row(MeasuredCell.self, model).id(id).declaring(model)
          }
          LazyRows(20..<60, id: \.self) { id in
            Row(MeasuredCell.self, Measure(id: id, height: 60, declaration: .nothing))
          }
        }
        .header(Row(MeasuredHeader.self, Measure(id: 0, height: 40, declaration: .nothing)))
      }
      table.layoutIfNeeded()
    }
    show()
    table.user.scroll(by: 1_000)
    table.user.scroll(by: 500)
    table.batches = 0
    show()
    #expect(table.batches == 0)
  }
}

/// A row whose height is half of the width that a list has now.
@MainActor
@Suite struct `Heights that depend on the width` {
  @Test(arguments: [false, true])
  func `follow a rotation of a table`(isLazy: Bool) {
    let list = TableList()
    let table = list.table
    list.apply {
      ListSection(id: 0) {
        if isLazy {
          LazyRows(0..<40, id: \.self) { id in
            Row(TextCell.self, "\(id)").height { [weak table] _ in (table?.bounds.width ?? 0) / 2 }
          }
        } else {
          for id in 0..<40 {
            Row(TextCell.self, "\(id)").id(id)
              .height { [weak table] _ in (table?.bounds.width ?? 0) / 2 }
          }
        }
      }
      .header(
        Row(TitleHeader.self, "h").height { [weak table] _ in (table?.bounds.width ?? 0) / 8 })
    }
    for width: CGFloat in [320, 480, 260] {
      table.frame.size.width = width
      table.layoutIfNeeded()
      #expect(list.cell(0, 0)?.frame.height == width / 2)
      #expect(table.rectForHeader(inSection: 0).height == width / 8)
      list.driver.scroll(to: 39, at: .bottom)
      #expect(list.cell(0, 39)?.frame.height == width / 2)
      table.user.scroll(by: -100_000)
    }
  }

  @Test func `follow a width that a table got outside a window`() {
    let list = TableList()
    let table = list.table
    list.show {
      for id in 0..<40 {
        Row(TextCell.self, "\(id)").height { [weak table] _ in (table?.bounds.width ?? 0) / 2 }
      }
    }
    table.removeFromSuperview()
    table.frame.size.width = 480
    table.layoutIfNeeded()
    list.window.addSubview(table)
    table.layoutIfNeeded()
    #expect(list.cell(0, 0)?.frame.height == 240)
  }

  @Test(arguments: [false, true], [false, true])
  func `follow a rotation of a flow layout`(isLazy: Bool, fillsWidth: Bool) {
    let list = CollectionList()
    list.host.fillsWidth = fillsWidth
    list.layout.itemSize.width = 200
    let view = list.collection
    list.apply {
      ListSection(id: 0) {
        if isLazy {
          LazyRows(0..<40, id: \.self) { id in
            Row(TileCell.self, "\(id)").height { [weak view] _ in (view?.bounds.width ?? 0) / 2 }
          }
        } else {
          for id in 0..<40 {
            Row(TileCell.self, "\(id)").height { [weak view] _ in (view?.bounds.width ?? 0) / 2 }
          }
        }
      }
      .header(Row(TitleView.self, "h").height { [weak view] _ in (view?.bounds.width ?? 0) / 8 })
    }
    for width: CGFloat in [320, 480, 260] {
      view.frame.size.width = width
      view.layoutIfNeeded()
      #expect(list.cell(0, 0)?.frame.height == width / 2)
      #expect(list.header(0)?.frame.height == width / 8)
      #expect(view.layoutAttributesForItem(at: path(0, 39))?.frame.height == width / 2)
    }
  }

  @Test
  func `are compared with what the view was told, also if another value than the model decides`() {
    let list = TableList()
    var isLarge = false
    func show() {
      list.show {
        for id in 0..<40 { Row(TextCell.self, "\(id)").id(id).height { _ in isLarge ? 80 : 40 } }
      }
    }
    show()
    list.table.user.scroll(by: 10_000)
    isLarge = true
    show()
    list.table.user.scroll(by: -10_000)
    #expect(list.cell(0, 0)?.frame.height == 80)
  }
}
