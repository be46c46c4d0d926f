import TypedCellsTesting
import TypedCellsUIKit

extension ScreenVisit {
  /// Taps on the buttons of bars, searches, and inputs to the other controls outside of rows; none on tvOS, which lacks
  /// some of these classes.
  var inputsOutsideOfRows: [CellInput] {
    #if os(tvOS)
      return []
    #else
      let taps = barButtons.map { button in
        CellInput("a tap on the bar button \(button.title.map { "'\($0)'" } ?? "without a title")")
        {
          #if canImport(UIKit)
            if let action = button.action, let target = button.target as? NSObject {
              // Unsafe because of the result, which isn't used: an action returns nothing.
              _ = unsafe target.perform(action, with: button)
            }
          #else
            button.user.tap()
          #endif
        }
      }
      let (controls, bars) = viewsOutsideOfRows
      return taps + bars.flatMap(searches)
        + controls.flatMap { control in
          let title = ViewObserver.observe(control).texts.first.map { " '\($0)'" } ?? ""
          return CellInput.inputs(of: control).filter { $0.callsActions && $0.isOneEvent }.map {
            input in
            CellInput("\(input.name())\(title) outside of the rows", perform: input.perform)
          }
        }
    #endif
  }

  #if !os(tvOS)
    /// The enabled buttons of the visible controllers' bars, without those of UIKit.
    private var barButtons: [UIBarButtonItem] {
      controllers.flatMap { controller in
        ((controller.navigationItem.leftBarButtonItems ?? [])
          + (controller.navigationItem.rightBarButtonItems ?? []) + (controller.toolbarItems ?? []))
          .filter { $0.isEnabled && $0 !== controller.editButtonItem }
      }
    }

    /// The controls and search bars that aren't in a row, header or footer.
    private var viewsOutsideOfRows: (controls: [UIControl], bars: [UISearchBar]) {
      var (controls, bars): ([UIControl], [UISearchBar]) = ([], [])
      var views: [UIView] = [screen.view]
      while let view = views.popLast() {
        guard view.isPerceptible, view.isUserInteractionEnabled else { continue }
        switch view {
        case let table as UITableView:
          views += [table.tableHeaderView, table.tableFooterView].compactMap { $0 }
        case let bar as UISearchBar: bars.append(bar)
        case let control as UIControl: if control.isEnabled { controls.append(control) }
        case is UICollectionView, is UINavigationBar, is UIToolbar: break
        // Its buttons are controls of UIKit, and show other screens.
        case _ where ViewObserver.kind(of: view) == "UITabBar": break
        default: views += view.subviews
        }
      }
      bars += controllers.compactMap { $0.navigationItem.searchController?.searchBar }
      return (controls, bars)
    }

    /// A search for a row on screen, and the end of the search.
    private func searches(in bar: UISearchBar) -> [CellInput] {
      let texts = lists.first?.picture.rows.last.flatMap {
        lists.first?.picture.look(at: $0)?.texts
      }
      let text = String((texts?.first ?? "a").prefix(3))
      return [
        CellInput("a search for '\(text)'") {
          #if canImport(UIKit)
            bar.text = text
            bar.delegate?.searchBar?(bar, textDidChange: text)
          #else
            bar.user.type(text)
          #endif
        },
        CellInput("the end of the search") {
          #if canImport(UIKit)
            bar.text = ""
            bar.delegate?.searchBar?(bar, textDidChange: "")
          #else
            if !bar.user.cancel() { bar.user.clear() }
          #endif
        },
      ]
    }
  #endif
}
