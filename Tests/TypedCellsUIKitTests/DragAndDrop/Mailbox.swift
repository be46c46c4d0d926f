import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

struct Mail: Identifiable, Equatable {
  let id: Int
  var subject: String

  init(_ id: Int) { (self.id, subject) = (id, "message \(id)") }
}

struct MailFolder: Identifiable, Equatable {
  let id: String
  var messages: [Int] = []
}

final class MailCell: UITableViewCell, Updatable {
  func update(viewData message: Mail) { textLabel?.text = "\(message.id)" }
}

final class MailFolderCell: UITableViewCell, Updatable {
  func update(viewData folder: MailFolder) { textLabel?.text = "\(folder.id): \(folder.messages)" }
}

final class MailTile: UICollectionViewCell, Updatable {
  private(set) var title = ""

  func update(viewData message: Mail) { title = "\(message.id)" }
}

final class MailFolderTile: UICollectionViewCell, Updatable {
  func update(viewData folder: MailFolder) {}
}

/// The model of a screen with two sections of messages and one of folders.
@MainActor
final class Mailbox {
  var sections: [[Mail]] = [[Mail(1), Mail(2), Mail(3)], [Mail(4)]]
  var folders = [MailFolder(id: "archive"), MailFolder(id: "bin")]
  var texts: [String] = []
  var opened: [String] = []
  /// Shows the model again.
  var show: () -> Void = {}

  var ids: [[Int]] { sections.map { $0.map(\.id) } }

  func insert(_ messages: [Mail], intoSection section: Int, at index: Int) {
    remove(messages)
    sections[section].insert(contentsOf: messages, at: index)
    show()
  }

  func move(_ messages: [Mail], to folder: MailFolder) {
    remove(messages)
    for position in folders.indices where folders[position].id == folder.id {
      folders[position].messages += messages.map(\.id)
    }
    show()
  }

  private func remove(_ messages: [Mail]) {
    let ids = messages.map(\.id)
    for section in sections.indices { sections[section].removeAll { ids.contains($0.id) } }
  }
}

extension TableList {
  /// Shows a mailbox whose messages can be dragged between its sections and to its folders.
  func show(_ mailbox: Mailbox) {
    mailbox.show = { [weak self, weak mailbox] in
      guard let self, let mailbox else { return }
      apply {
        for (number, messages) in mailbox.sections.enumerated() {
          ListSection(id: number) {
            for message in messages {
              Row(MailCell.self, message)
                .draggable { message in NSItemProvider(object: message.subject as NSString) }
            }
          }
          .onDrop(of: Mail.self, weak: mailbox) { mailbox, messages, index in
            mailbox.insert(messages, intoSection: number, at: index)
          }
          .onDrop(loading: NSString.self, weak: mailbox) { mailbox, texts, index in
            mailbox.texts += texts.map { "\($0) at \(number).\(index)" }
          }
        }
        ListSection(id: "folders") {
          for folder in mailbox.folders {
            Row(MailFolderCell.self, folder)
              .springLoaded()
              .onSelect(weak: mailbox) { mailbox, folder in mailbox.opened.append(folder.id) }
              .onDrop(of: Mail.self, weak: mailbox) { mailbox, messages, folder in
                mailbox.move(messages, to: folder)
              }
          }
        }
      }
    }
    mailbox.show()
  }
}

extension CollectionList {
  /// Shows a mailbox whose messages can be dragged between its sections and to its folders.
  func show(_ mailbox: Mailbox) {
    mailbox.show = { [weak self, weak mailbox] in
      guard let self, let mailbox else { return }
      apply {
        for (number, messages) in mailbox.sections.enumerated() {
          ListSection(id: number) {
            for message in messages {
              Row(MailTile.self, message)
                .draggable { message in NSItemProvider(object: message.subject as NSString) }
            }
          }
          .onDrop(of: Mail.self, weak: mailbox) { mailbox, messages, index in
            mailbox.insert(messages, intoSection: number, at: index)
          }
          .onDrop(loading: NSString.self, weak: mailbox) { mailbox, texts, index in
            mailbox.texts += texts.map { "\($0) at \(number).\(index)" }
          }
        }
        ListSection(id: "folders") {
          for folder in mailbox.folders {
            Row(MailFolderTile.self, folder)
              .springLoaded()
              .onSelect(weak: mailbox) { mailbox, folder in mailbox.opened.append(folder.id) }
              .onDrop(of: Mail.self, weak: mailbox) { mailbox, messages, folder in
                mailbox.move(messages, to: folder)
              }
          }
        }
      }
    }
    mailbox.show()
  }
}

/// A drag session for calls of a drag delegate by the test.
final class CalledSession: NSObject, UIDragSession {
  let items: [UIDragItem] = []
  var localContext: Any?
  let allowsMoveOperation = true

  func location(in view: UIView) -> CGPoint { .zero }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
}

/// The drag item of an object of another app.
@MainActor
func item(_ text: String) -> UIDragItem {
  UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
}
