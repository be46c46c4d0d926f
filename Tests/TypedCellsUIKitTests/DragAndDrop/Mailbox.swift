import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

struct Message: Identifiable, Equatable {
  let id: Int
  var subject: String

  init(_ id: Int) { (self.id, subject) = (id, "message \(id)") }
}

struct Folder: Identifiable, Equatable {
  let id: String
  var messages: [Int] = []
}

final class MessageCell: UITableViewCell, Updatable {
  func update(viewData message: Message) { textLabel?.text = "\(message.id)" }
}

final class FolderCell: UITableViewCell, Updatable {
  func update(viewData folder: Folder) { textLabel?.text = "\(folder.id): \(folder.messages)" }
}

final class MessageTile: UICollectionViewCell, Updatable {
  private(set) var title = ""

  func update(viewData message: Message) { title = "\(message.id)" }
}

final class FolderTile: UICollectionViewCell, Updatable {
  func update(viewData folder: Folder) {}
}

/// The model of a screen with two sections of messages and one of folders.
@MainActor
final class Mailbox {
  var sections: [[Message]] = [[Message(1), Message(2), Message(3)], [Message(4)]]
  var folders = [Folder(id: "archive"), Folder(id: "bin")]
  var texts: [String] = []
  var opened: [String] = []
  /// Shows the model again.
  var show: () -> Void = {}

  var ids: [[Int]] { sections.map { $0.map(\.id) } }

  func insert(_ messages: [Message], intoSection section: Int, at index: Int) {
    remove(messages)
    sections[section].insert(contentsOf: messages, at: index)
    show()
  }

  func move(_ messages: [Message], to folder: Folder) {
    remove(messages)
    for position in folders.indices where folders[position].id == folder.id {
      folders[position].messages += messages.map(\.id)
    }
    show()
  }

  private func remove(_ messages: [Message]) {
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
              Row(MessageCell.self, message)
                .draggable { message in NSItemProvider(object: message.subject as NSString) }
            }
          }
          .onDrop(of: Message.self, weak: mailbox) { mailbox, messages, index in
            mailbox.insert(messages, intoSection: number, at: index)
          }
          .onDrop(loading: NSString.self, weak: mailbox) { mailbox, texts, index in
            mailbox.texts += texts.map { "\($0) at \(number).\(index)" }
          }
        }
        ListSection(id: "folders") {
          for folder in mailbox.folders {
            Row(FolderCell.self, folder)
              .springLoaded()
              .onSelect(weak: mailbox) { mailbox, folder in mailbox.opened.append(folder.id) }
              .onDrop(of: Message.self, weak: mailbox) { mailbox, messages, folder in
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
              Row(MessageTile.self, message)
                .draggable { message in NSItemProvider(object: message.subject as NSString) }
            }
          }
          .onDrop(of: Message.self, weak: mailbox) { mailbox, messages, index in
            mailbox.insert(messages, intoSection: number, at: index)
          }
          .onDrop(loading: NSString.self, weak: mailbox) { mailbox, texts, index in
            mailbox.texts += texts.map { "\($0) at \(number).\(index)" }
          }
        }
        ListSection(id: "folders") {
          for folder in mailbox.folders {
            Row(FolderTile.self, folder)
              .springLoaded()
              .onSelect(weak: mailbox) { mailbox, folder in mailbox.opened.append(folder.id) }
              .onDrop(of: Message.self, weak: mailbox) { mailbox, messages, folder in
                mailbox.move(messages, to: folder)
              }
          }
        }
      }
    }
    mailbox.show()
  }
}

/// The drag item of an object of another app.
@MainActor
func item(_ text: String) -> UIDragItem {
  UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
}
