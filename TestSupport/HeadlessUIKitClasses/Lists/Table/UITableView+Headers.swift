/// The headers and footers of sections. In a plain table they stay in the viewport while any part of their
/// section is visible.
extension UITableView {
  func settleHeader(_ section: Int) -> Bool {
    let extent = currentGeometry.sections[section].header
    guard !extent.isExact else { return false }
    let asked = askDelegate(TableMethod.headerHeight) {
      $0.tableView(self, heightForHeaderInSection: section)
    }
    let height = asked ?? sectionHeaderHeight
    let exact = height >= 0 ? height : makeHeader(section).map { fittingHeight(of: $0) } ?? emptyGap
    return geometry?.settle(\.header, of: section, at: exact, isMeasured: height < 0) == true
  }

  func settleFooter(_ section: Int) -> Bool {
    let extent = currentGeometry.sections[section].footer
    guard !extent.isExact else { return false }
    let asked = askDelegate(TableMethod.footerHeight) {
      $0.tableView(self, heightForFooterInSection: section)
    }
    let height = asked ?? sectionFooterHeight
    let exact = height >= 0 ? height : makeFooter(section).map { fittingHeight(of: $0) } ?? emptyGap
    return geometry?.settle(\.footer, of: section, at: exact, isMeasured: height < 0) == true
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let shown = shownHeaders[section] { return shown }
    let view =
      askDelegate(TableMethod.headerView) {
        $0.tableView(self, viewForHeaderInSection: section)
      } ?? nil
    // Through iOS 18, UIKit capitalises the header titles of grouped tables.
    shownHeaders[section] =
      view ?? headerTitle(section).map { titleView(style == .plain ? $0 : $0.uppercased()) }
    return shownHeaders[section]
  }

  private func makeFooter(_ section: Int) -> UIView? {
    if let shown = shownFooters[section] { return shown }
    let view =
      askDelegate(TableMethod.footerView) {
        $0.tableView(self, viewForFooterInSection: section)
      } ?? nil
    shownFooters[section] = view ?? footerTitle(section).map(titleView)
    return shownFooters[section]
  }

  /// Creates a header or footer with a title.
  private func titleView(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func displayHeadersAndFooters() {
    let sections = currentGeometry.sections(from: bounds.minY, to: bounds.maxY)
    for section in shownHeaders.keys.sorted()
    where !sections.contains(section) || !isInViewport(headerFrame(section)) {
      recycleHeader(section)
    }
    for section in shownFooters.keys.sorted()
    where !sections.contains(section) || !isInViewport(footerFrame(section)) {
      recycleFooter(section)
    }
    for section in sections {
      displayHeader(section)
      displayFooter(section)
    }
  }

  private func isInViewport(_ frame: CGRect) -> Bool {
    frame.height > 0 && frame.maxY > bounds.minY && frame.minY < bounds.maxY
  }

  private func displayHeader(_ section: Int) {
    let frame = headerFrame(section)
    guard isInViewport(frame), let view = makeHeader(section) else { return }
    view.frame = frame
    guard view.superview !== self else { return }
    addSubview(view)
    notifyDelegate(TableMethod.willDisplayHeader) {
      $0.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  private func displayFooter(_ section: Int) {
    let frame = footerFrame(section)
    guard isInViewport(frame), let view = makeFooter(section) else { return }
    view.frame = frame
    guard view.superview !== self else { return }
    addSubview(view)
    notifyDelegate(TableMethod.willDisplayFooter) {
      $0.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func headerFrame(_ section: Int) -> CGRect {
    guard currentGeometry.sections.indices.contains(section) else { return .zero }
    var frame = rectForHeader(inSection: section)
    guard style == .plain else { return frame }
    let last = currentGeometry.sectionTops[section] + currentGeometry.sections[section].height
    frame.origin.y = max(
      frame.minY, min(bounds.minY + adjustedContentInset.top, last - frame.height))
    return frame
  }

  private func footerFrame(_ section: Int) -> CGRect {
    guard currentGeometry.sections.indices.contains(section) else { return .zero }
    var frame = rectForFooter(inSection: section)
    guard style == .plain else { return frame }
    let first = currentGeometry.sectionTops[section]
    frame.origin.y = min(
      frame.minY, max(bounds.maxY - adjustedContentInset.bottom - frame.height, first))
    return frame
  }

  /// Moves headers and footers with their sections. Those of deleted and reloaded sections are recycled.
  func moveHeadersAndFooters(_ paths: BatchPaths) {
    func moved(_ shown: [Int: UIView]) -> [Int: UIView] {
      Dictionary(
        uniqueKeysWithValues: shown.compactMap { section, view in
          paths.newSectionUnlessReloaded(of: section).map { ($0, view) }
        })
    }
    let (headers, footers) = (shownHeaders.keys.sorted(), shownFooters.keys.sorted())
    for section in headers where paths.newSectionUnlessReloaded(of: section) == nil {
      recycleHeader(section)
    }
    for section in footers where paths.newSectionUnlessReloaded(of: section) == nil {
      recycleFooter(section)
    }
    (shownHeaders, shownFooters) = (moved(shownHeaders), moved(shownFooters))
  }

  func recycleHeadersAndFooters() {
    for section in shownHeaders.keys.sorted() { recycleHeader(section) }
    for section in shownFooters.keys.sorted() { recycleFooter(section) }
  }

  private func recycleHeader(_ section: Int) {
    guard let view = shownHeaders.removeValue(forKey: section) else { return }
    let wasDisplayed = view.superview === self
    giveBack(view)
    guard wasDisplayed else { return }
    notifyDelegate(TableMethod.didEndDisplayingHeader) {
      $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  private func recycleFooter(_ section: Int) {
    guard let view = shownFooters.removeValue(forKey: section) else { return }
    let wasDisplayed = view.superview === self
    giveBack(view)
    guard wasDisplayed else { return }
    notifyDelegate(TableMethod.didEndDisplayingFooter) {
      $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func giveBack(_ view: UIView) {
    view.removeFromSuperview()
    if let reusable = view as? UITableViewHeaderFooterView { headerFooterQueue.enqueue(reusable) }
  }
}
