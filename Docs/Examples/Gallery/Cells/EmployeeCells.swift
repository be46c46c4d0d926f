import GalleryModels
import HeadlessList
import TypedCells

/// A person's name, speciality and picture.
final class ProfileCell: HeadlessCell, Updatable {
  func update(viewData profile: ProfileRow) {
    let name = profile.isFollowed ? "\(profile.name) (followed)" : profile.name
    lines = boxed(profile.picture, beside: [name, profile.speciality])
  }
}

/// An institution and the years that a person spent there.
final class WorkplaceCell: HeadlessCell, Updatable {
  func update(viewData workplace: Workplace) {
    lines = ["\(workplace.years)  \(workplace.institution)"]
  }
}

/// A row of buttons. The model holds their actions.
final class ButtonsCell: HeadlessCell, Updatable {
  func update(viewData row: ButtonsRow) {
    buttons = row.buttons.map { HeadlessButton($0.title, action: $0.tap) }
  }
}
