import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

extension View {
  /// Asks before the window or the sheet around this view is closed, while `shouldPresent` is true.
  ///
  /// ```swift
  /// MessageEditor(text: $text)
  ///   .dismissalConfirmationDialog("Discard the message?", shouldPresent: !text.isEmpty) {
  ///     Button("Discard", role: .destructive) { text = "" }
  ///   } message: {
  ///     Text("It was not sent.")
  ///   }
  /// ```
  ///
  /// A button with the role `.cancel`, which is added where there is none, keeps it open; any other
  /// one runs its action, and then it closes. A window is held back from the user and from the
  /// program alike, a sheet from the user only.
  ///
  /// Source: developer.apple.com, `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the window or the sheet is closed, with a message below the title.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks under a string that is shown as it is, with a message.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks under the title of a resource.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleResource), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks under the title of a resource, with a message.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks under a text.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, isNeeded: shouldPresent, actions: actions(), message: nil as EmptyView?))
  }

  /// Asks under a text, with a message.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, isNeeded: shouldPresent, actions: actions(), message: message()))
  }
}

/// Stands for one question among those of a guard, as long as the view is there: a window that is
/// covered by another has not less to lose.
@MainActor
private final class QuestionOwner {
  nonisolated init() {}
}

private struct DismissalConfirmation<Actions, Message> {
  let title: Text
  let isNeeded: Bool
  let actions: Actions
  let message: Message?
  @State private var isAsking = false
  @Owned private var owner: QuestionOwner
  @Environment(\.dismissalGuard) private var closing

  nonisolated init(title: Text, isNeeded: Bool, actions: Actions, message: Message?) {
    self.title = title
    self.isNeeded = isNeeded
    self.actions = actions
    self.message = message
    _owner = Owned(wrappedValue: QuestionOwner())
  }
}

extension DismissalConfirmation: ViewModifier where Actions: View, Message: View {
  func body(content: Content) -> some View {
    let (closing, owner, isAsking) = (closing, owner, $isAsking)
    return
      content
      .modifier(
        DialogModifier(
          isAsking, title: title, data: (), actions: actions, message: message, isColumn: true,
          decided: { isCancelled in
            if isCancelled { closing?.stay() } else { closing?.goOn() }
          })
      )
      .onChange(of: isNeeded, initial: true) { _, isNeeded in
        closing?.setQuestion(
          of: owner, when: { isNeeded }, ask: { isAsking.wrappedValue = true })
      }
  }
}
