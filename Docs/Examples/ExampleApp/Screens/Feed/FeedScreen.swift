import TypedCells
import TypedCellsUIKit

/// Posts below a carousel. The video of which the largest part is visible plays, and each post is counted when the user
/// has seen it.
final class FeedScreen: UIViewController {
  private(set) lazy var list = CollectionList(in: view, layout: .list(.plain))
  private let store: FeedStore

  /// The view that plays, and not its row: if the cell leaves the screen at once, the row has no cell to update.
  private weak var playing: VideoView? {
    didSet {
      if playing !== oldValue { oldValue?.isPlaying = false }
      playing?.isPlaying = true
    }
  }

  init(_ store: FeedStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // At the top, the carousel stays, and new posts appear below it. Further down, the post that the user reads stays.
    list.keptPlace = .top
    list.onRefresh(weak: store) { await $0.refresh() }
    list.onVisibleRowsChange(weak: self) { screen, _ in screen.play() }
    store.onChange = { [weak self] in self?.show() }
    show()
    Task { [store] in await store.refresh() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    play()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    playing = nil
  }

  /// Plays the video of which the largest part, at least a half, is visible.
  private func play() {
    let row = list.mostVisibleRow { row in
      row.fraction >= 0.5 && list.model(at: row.path, as: Post.self)?.video != nil
    }
    let post = row?.id(as: Post.ID.self)
    playing = post.flatMap { list.visibleCell(of: $0, as: PostCell.self)?.video }
  }

  private func show() {
    list.apply {
      if !store.promotions.isEmpty { carousel }
      ListSection(id: "posts") {
        for post in store.posts { row(of: post) }
      }
    }
  }

  private var carousel: ListSection<UICollectionViewCell> {
    ListSection(id: "carousel", header: "Promoted") {
      for promotion in store.promotions {
        Row(
          ContentCollectionCell.self, promotion, content: UIListContentConfiguration.promotion
        )
        .background { _ in .card }
        .onImpression(visible: 0.5, seconds: 1, weak: store) { store, promotion in
          store.record(.promotion(promotion.id))
        }
      }
    }
    .layout(
      .carousel(
        itemWidth: .fraction(0.8), itemHeight: .points(120), spacing: 12,
        insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    )
    .onImpression(visible: 0.5, seconds: 1, weak: store) { store in store.record(.carousel) }
  }

  private func row(of post: Post) -> Row<PostCell, Post> {
    Row(PostCell.self, post)
      .onImpression(visible: 0.5, seconds: 1, weak: store) { store, post in
        store.record(.post(post.id))
      }
  }
}
