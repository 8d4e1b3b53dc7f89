import HostInterface
import ViewRuntime

/// The text on the return key of an on-screen keyboard.
public struct SubmitLabel: Sendable {
  let label: TextInputSpec.SubmitLabel

  /// "Done": there is nothing else to enter.
  public static let done = SubmitLabel(label: .done)
  /// "Go": for example, to an address.
  public static let go = SubmitLabel(label: .go)
  /// "Send": for example, a message.
  public static let send = SubmitLabel(label: .send)
  /// "Join": for example, a network or a call.
  public static let join = SubmitLabel(label: .join)
  /// "Route": to a location.
  public static let route = SubmitLabel(label: .route)
  /// "Search": for the entered text.
  public static let search = SubmitLabel(label: .search)
  /// "Return", the default; a terminal's shortcut line shows "Done" for it.
  public static let `return` = SubmitLabel(label: .return)
  /// "Next": on to the next field.
  public static let next = SubmitLabel(label: .next)
  /// "Continue": on to the next step.
  public static let `continue` = SubmitLabel(label: .continue)
}

extension View {
  /// Sets the text on the return key for the fields inside.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(TextInputModifier { $0.submitLabel = submitLabel.label })
  }
}
