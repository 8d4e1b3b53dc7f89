import ViewRuntime
import ViewTexts

extension Screen {
  /// The title set by the screen's views, whether visible or covered.
  var title: Text? {
    for registration in registry.allRegistrations {
      if let registration = registration.value as? any BarRegistration,
        case .title(let title, _) = registration.fact
      {
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
