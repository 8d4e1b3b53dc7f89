import ViewRuntime

/// The word on the return key of an on-screen keyboard.
public struct SubmitLabel: Sendable {
  let name: String

  /// "Done": there is nothing else to enter.
  public static let done = SubmitLabel(name: "done")
  /// "Go": to an address, say.
  public static let go = SubmitLabel(name: "go")
  /// "Send": a message.
  public static let send = SubmitLabel(name: "send")
  /// "Join": a network or a call.
  public static let join = SubmitLabel(name: "join")
  /// "Route": to a place.
  public static let route = SubmitLabel(name: "route")
  /// "Search": for what was entered.
  public static let search = SubmitLabel(name: "search")
  /// "Return", which a field has unless set; a terminal's line of keys says "Done" for it.
  public static let `return` = SubmitLabel(name: "return")
  /// "Next": on to the field after this one.
  public static let next = SubmitLabel(name: "next")
  /// "Continue": on to the next step.
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// Sets the word on the return key for the fields inside.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(TextInputModifier { $0.submitLabel = submitLabel.name })
  }
}
