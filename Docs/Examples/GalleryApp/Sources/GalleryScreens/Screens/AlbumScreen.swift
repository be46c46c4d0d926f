public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// An album: a carousel of highlights, a grid of all pictures, and a list.
///
/// A tap adds a picture to the highlights or removes it. The list has a row that changes the size of the pictures, and
/// the pictures with comments, which a swipe deletes.
public final class AlbumScreen: UIViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private var page: AlbumPage
  private(set) lazy var list = CollectionList(in: view, layout: .list(.insetGrouped))

  /// Creates the screen.
  ///
  /// - Parameter page: the pictures to show.
  public init(_ page: AlbumPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    showChange()
  }

  private func showChange() {
    list.apply {
      if !page.highlights.isEmpty {
        ListSection(id: "highlights", header: "Highlights") {
          for picture in page.highlights { tile(of: picture) }
        }
        .layout(
          .carousel(
            itemWidth: .fraction(0.42), itemHeight: .aspectRatio(1.5), spacing: 12, insets: margins)
        )
        .background(Shelf.self, .secondarySystemBackground)
      }
      ListSection(id: "pictures", header: "All pictures") {
        for picture in page.pictures {
          tile(of: picture).supplementary("comments") { picture in
            picture.comments > 0 ? Row(CommentBadge.self, picture.comments) : nil
          }
        }
      }
      .layout(
        .grid(
          minimumWidth: page.isSmall ? 64 : 96, spacing: 8, itemHeight: .aspectRatio(1),
          insets: margins,
          badges: [SectionLayout.Badge("comments", width: 20, height: 20)]))
      ListSection(id: "more", header: "Size and comments") {
        line(page.isSmall ? "Larger pictures" : "Smaller pictures")
          .id("size")
          .onSelect(weak: self) { screen, _ in
            screen.page.isSmall.toggle()
            screen.showChange()
          }
        for picture in page.pictures where picture.comments > 0 {
          line("\(picture.name): \(picture.comments) comments")
            .id("comments on \(picture.id)")
            .on(.commitEdit, weak: self) { screen, _, _ in
              screen.page.remove(picture)
              screen.showChange()
              screen.onMessage?("deleted \(picture.name)")
            }
        }
      }
    }
  }

  private let margins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)

  private func tile(of picture: AlbumPicture) -> Row<PictureTile, AlbumPicture> {
    Row(PictureTile.self, picture).onSelect(weak: self) { screen, picture in
      screen.page.toggle(picture)
      screen.showChange()
      screen.onMessage?("\(screen.page.highlights.count) highlights")
    }
  }

  /// A line of text in the list.
  private func line(
    _ text: String
  ) -> Row<ContentListCell<String, UIListContentConfiguration>, String> {
    Row(text) { text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      return content
    }
  }
}
