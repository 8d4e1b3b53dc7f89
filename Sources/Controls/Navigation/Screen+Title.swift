import ViewBasics
import ViewRuntime

extension Screen {
  /// The title that the screen's views give it, seen or covered.
  var title: Text? {
    for notice in board.allNotices {
      if let notice = notice.value as? any BarNotice, case .title(let title, _) = notice.fact {
        return title
      }
    }
    return nil
  }

  var canGoBack: Bool { presentation != nil && canGoBackNow() }

  func goBack() {
    if let leave { leave() } else { presentation?.dismiss() }
  }
}
