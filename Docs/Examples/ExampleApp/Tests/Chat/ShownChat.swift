import Foundation
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

/// A chat on screen, with messages "1", "2", … on a server.
@MainActor
final class ShownChat {
  let server: ChatTestServer
  let store: ChatStore
  let shown: OnScreen<ChatScreen>
  var screen: ChatScreen { shown.screen }
  var list: TableList { screen.list }
  var table: UITableView { screen.tableView }

  /// - Parameters:
  ///   - count: the number of messages on the server.
  ///   - pages: lets pages wait until they are delivered.
  ///   - images: lets images wait.
  ///   - change: changes these messages.
  init(
    _ count: Int, firstUnread: ChatMessage.ID? = nil, places: ChatPlaces = .empty(),
    pages: HeldContent? = nil, images: HeldContent? = nil,
    change: (inout [ChatMessage]) -> Void = { _ in }
  ) async {
    var history = (1...count).map { ChatMessage.numbered($0) }
    change(&history)
    server = ChatTestServer(history, pages: pages, images: images)
    store = ChatStore(name: "Ada Lovelace", firstUnread: firstUnread, server: server)
    shown = OnScreen(ChatScreen(store, places: places), height: 600)
    if pages == nil { await wait { [store] in !store.messages.isEmpty } }
    await settle()
  }

  func settle() async { await shown.window.settle() }

  func receive(_ id: ChatMessage.ID, _ text: String = "Hello") async {
    store.receive(ChatMessage(id: id, text: text, date: .afterMessages))
    await settle()
  }

  /// Leaves the chat, as by the back button.
  func leave() async {
    shown.navigation.setViewControllers([UIViewController()], animated: false)
    await settle()
  }

  func rotate(to size: CGSize) async {
    shown.window.frame.size = size
    shown.navigation.view.frame.size = size
    await settle()
  }

  /// Chooses an action in the context menu of a message.
  func choose(_ action: String, for id: ChatMessage.ID) throws {
    let path = try #require(list.paths(of: id).first)
    #expect(try #require(table.user.longPressRow(at: path.indexPath)).choose(action))
  }

  // MARK: Looking

  func cell(_ id: ChatMessage.ID) throws -> BubbleCell {
    try list.cell(id, as: BubbleCell.self)
  }

  /// The frame of a row on the screen, whose origin is that of the table.
  func frame(_ id: ChatMessage.ID) throws -> CGRect {
    let path = try #require(list.paths(of: id).first)
    return table.rectForRow(at: path.indexPath).offsetBy(dx: 0, dy: -table.contentOffset.y)
  }

  var height: CGFloat { table.bounds.height }

  /// Whether a row is completely visible.
  func shows(_ id: ChatMessage.ID) throws -> Bool {
    let frame = try frame(id)
    return frame.minY > -0.5 && frame.maxY < height + 0.5
  }

  /// The frame of the header of a row's section, in the table's coordinates.
  func header(above id: ChatMessage.ID) throws -> CGRect {
    let section = try #require(list.paths(of: id).first).section
    return try #require(table.headerView(forSection: section)).frame
  }

  /// The text of the button that counts new messages; `nil` if it's hidden.
  var newMessages: String? {
    screen.newMessages.isHidden ? nil : screen.newMessages.configuration?.title
  }
}

@MainActor
final class ChatTestServer: ChatServer {
  struct Offline: Error {}

  var isOffline = false
  let history: [ChatMessage]
  /// The number of pages that were requested.
  private(set) var pages = 0
  private(set) var sent: [String] = []
  private var heldPages: HeldContent?
  private let heldImages: HeldContent?

  init(_ history: [ChatMessage], pages: HeldContent? = nil, images: HeldContent? = nil) {
    self.history = history
    heldPages = pages
    heldImages = images
  }

  func messages(before id: ChatMessage.ID?, count: Int) async -> [ChatMessage] {
    pages += 1
    await heldPages?.wait()
    let end = history.firstIndex { $0.id == id } ?? history.count
    return Array(history[max(0, end - count)..<end])
  }

  func send(_ message: ChatMessage) async throws {
    if isOffline { throw Offline() }
    sent.append(message.text)
  }

  func image(at url: URL) async -> UIImage? {
    await heldImages?.wait()
    return UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in }
  }

  /// Lets pages wait until they are delivered.
  func holdPages() -> HeldContent {
    let held = HeldContent()
    heldPages = held
    return held
  }
}

extension ChatMessage {
  /// Returns a message of one to five lines, one each hour.
  static func numbered(_ number: Int) -> ChatMessage {
    let text = Array(repeating: "Message \(number).", count: 1 + number % 5 * 3)
    return ChatMessage(
      id: "\(number)", text: text.joined(separator: " "), isMine: number % 3 == 0,
      date: Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 3600))
  }

  mutating func addImage() { imageURL = URL(string: "https://example.com/1.png") }
}

extension Date {
  /// A day after the numbered messages.
  static let afterMessages = Date(timeIntervalSince1970: 1_800_000_000)
}

extension ChatPlaces {
  /// Returns places that no other test uses.
  static func empty() -> ChatPlaces {
    ChatPlaces(defaults: UserDefaults(suiteName: "Tests.\(UUID().uuidString)") ?? .standard)
  }
}
