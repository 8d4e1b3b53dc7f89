import ViewRuntime

/// The word on the return key of an on-screen keyboard.
public struct SubmitLabel: Sendable {
  let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// Sets the word on the return key for the fields inside.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(TextInputModifier { $0.submitLabel = submitLabel.name })
  }
}
