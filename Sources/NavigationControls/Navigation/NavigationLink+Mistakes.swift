import ViewRuntime
import ViewTexts

// Calls that lack what a link leads to. Their arguments may be missing, so that the compiler leaves
// forms out (`requiredArgument`), and it would speak of a type that it could not infer.
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
