import ViewRuntime
import ViewTexts

// Calls without a destination. Since `requiredArgument` makes arguments optional to rule out
// overloads, the compiler would otherwise complain about a type that it cannot infer.
extension NavigationLink where Label == Text, Destination == Never {
  @available(*, unavailable, message: "Say where the link leads: NavigationLink(\"…\") { … }")
  public nonisolated init(_ titleKey: LocalizedStringKey) { preconditionFailure() }

  @available(*, unavailable, message: "Say where the link leads: NavigationLink(title) { … }")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { preconditionFailure() }
}

extension NavigationLink where Label == Never, Destination: View {
  @available(
    *, unavailable, message: "Say what the link looks like: NavigationLink { … } label: { … }"
  )
  public nonisolated init(@ViewBuilder destination: () -> Destination) {
    preconditionFailure()
  }
}
