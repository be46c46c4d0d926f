// A cell that carries labels or a content configuration shows the traits that they have.

import TypedCellsUIKit

@MainActor private func use(
  _ list: any ListContentCarrying, _ label: any LabelCarrying, _ detail: any DetailLabelCarrying
) {
  let titles: [any TitleShowing] = [list, label]
  let subtitles: [any SubtitleShowing] = [list, detail]
  let images: [any ImageShowing] = [list]
  let fonts: [any FontShowing] = [list, label]
  let colors: [any ColorShowing] = [list, label]
  _ = (titles, subtitles, images, fonts, colors)
}
