import Foundation
import GalleryModels
import MailScreens
import TypedCellsUIKit

// Changes a mailbox of 1,000 messages several times, so that `compare` can count the instructions of a change:
// MailWorkload VERSION CHANGE TIMES

/// How the screen of the mailbox is made. Without a screen, only the models work.
enum Version: String, CaseIterable {
  case typedCells, diffableDataSource, noScreen

  @MainActor
  func screen(of mailbox: Mailbox, in store: MailStore) -> UIViewController? {
    switch self {
    case .typedCells: MessagesScreen(mailbox, in: store)
    case .diffableDataSource: DiffableMessagesScreen(mailbox, in: store)
    case .noScreen: nil
    }
  }
}

enum Change: String, CaseIterable {
  /// The mailbox is opened.
  case open
  /// A message on screen is marked as read or unread.
  case mark
  /// 50 messages arrive, and are deleted.
  case arrive
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let version = arguments.first.flatMap(Version.init),
  let change = arguments.dropFirst().first.flatMap(Change.init),
  let times = arguments.last.flatMap({ Int($0) })
else {
  fatalError(
    "usage: MailWorkload VERSION CHANGE TIMES, where VERSION is one of \(Version.allCases), and CHANGE one of "
      + "\(Change.allCases)")
}

let inbox = Mailbox(id: "Work/Inbox")
let store = MailStore(accounts: [inbox], messages: [inbox.id: Message.samples(0..<1_000)])
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
window.makeKeyAndVisible()

@MainActor
func open() {
  window.rootViewController = version.screen(of: inbox, in: store)
  settle()
}

/// Returns after the screen has shown all changes of the store.
///
/// The run loop runs the tasks of the main actor in the main thread. Valgrind crashes in the threads that `await` in a
/// program's main code creates.
@MainActor
func settle() {
  for _ in 0..<10 { _ = RunLoop.main.run(mode: .default, before: Date()) }
  window.layoutIfNeeded()
}

open()
for time in 0..<times {
  switch change {
  case .open: open()
  case .mark:
    store.setRead(time.isMultiple(of: 2), [999])
    settle()
  case .arrive:
    store.receive(Message.samples(1_000..<1_050), in: inbox.id)
    settle()
    store.delete(Set(1_000..<1_050))
    settle()
  }
}

// The figures are valid only if the screen shows the messages of the store.
if let collection = window.rootViewController?.view.subviews.first as? UICollectionView {
  let count = collection.numberOfItems(inSection: 0)
  guard count == 1_000 else { fatalError("\(version) shows \(count) messages") }
  let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
  let content = cell?.contentConfiguration as? UIListContentConfiguration
  let showsDot = content?.imageProperties.tintColor == .systemBlue
  guard showsDot != store.messages(in: inbox.id)[0].isRead else {
    fatalError("\(version) shows an earlier state of the first message")
  }
} else if version != .noScreen {
  fatalError("\(version) shows no collection view")
}
