import Testing
import TypedCellsTesting

struct `A closure that makes the content of a row` {
  @Test func `accepts only the model of its row, and only makes contents`() {
    assertDoesNotCompile(
      """
      import TypedCells
      import TypedCellsUIKit

      private struct Person { var name = "Ada" }
      private final class PersonCell: UITableViewCell, Updatable {
        func update(viewData person: Person) {}
      }
      @MainActor private func content(of person: Person) -> UIListContentConfiguration { .cell() }

      @MainActor private func wrongModel(_ ada: Person) -> ListSection<UITableViewCell> {
        ListSection(id: 0) {
          Row("Ada", content: content(of:))
          // error: cannot convert value of type 'String' to expected argument type 'Person'
          // twin: Row(ada, content: content(of:))
        }
      }
      @MainActor private func noContent(_ ada: Person) -> ListSection<UITableViewCell> {
        ListSection(id: 0) {
          Row(ada) { person in person.name }
          // error: requires that 'String' conform to 'UIContentConfiguration'
          // twin: Row(ada) { person in content(of: person) }
        }
      }
      @MainActor private func cellOfGrid(_ ada: Person) -> ListSection<UITableViewCell> {
        ListSection(id: 0) {
          Row(ContentCollectionCell.self, ada, content: content(of:))
          // error: cannot convert value of type 'Row<ContentCollectionCell<Person, UIListContentConfiguration>, Person>'
          // twin: Row(ada, content: content(of:))
        }
      }
      @MainActor private func backgroundOfCellClass(_ ada: Person) -> ListSection<UITableViewCell> {
        ListSection(id: 0) {
          Row(PersonCell.self, ada).background { _ in UIBackgroundConfiguration.clear() }
          // error: requires that 'PersonCell' conform to '_ContentCell'
          // twin: Row(ada, content: content(of:)).background { _ in UIBackgroundConfiguration.clear() }
        }
      }
      """)
  }
}
