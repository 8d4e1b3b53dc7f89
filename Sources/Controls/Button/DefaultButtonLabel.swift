import ViewRuntime
import ViewTexts

/// The label of a button that has only a role: the standard word for the role.
public struct DefaultButtonLabel {
  let role: ButtonRole?
}

extension DefaultButtonLabel: View {
  public var body: some View {
    switch role {
    case .destructive: Text(.library("Delete"))
    case .cancel: Text(.library("Cancel"))
    case .close: Text(.library("Close"))
    default: Text(.library("Done"))
    }
  }
}
