import HostInterface
import ViewRuntime

/// The word on the return key of an on-screen keyboard.
public struct SubmitLabel: Sendable {
  let label: TextInputSpec.SubmitLabel

  /// "Done": there is nothing else to enter.
  public static let done = SubmitLabel(label: .done)
  /// "Go": to an address, say.
  public static let go = SubmitLabel(label: .go)
  /// "Send": a message.
  public static let send = SubmitLabel(label: .send)
  /// "Join": a network or a call.
  public static let join = SubmitLabel(label: .join)
  /// "Route": to a place.
  public static let route = SubmitLabel(label: .route)
  /// "Search": for what was entered.
  public static let search = SubmitLabel(label: .search)
  /// "Return", which a field has unless set; a terminal's line of keys says "Done" for it.
  public static let `return` = SubmitLabel(label: .return)
  /// "Next": on to the field after this one.
  public static let next = SubmitLabel(label: .next)
  /// "Continue": on to the next step.
  public static let `continue` = SubmitLabel(label: .continue)
}

extension View {
  /// Sets the word on the return key for the fields inside.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(TextInputModifier { $0.submitLabel = submitLabel.label })
  }
}
