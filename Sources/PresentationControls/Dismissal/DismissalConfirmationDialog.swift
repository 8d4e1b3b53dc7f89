import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

extension View {
  /// Asks for confirmation before the window or sheet around this view closes, while
  /// `shouldPresent` is true.
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
  /// A button with the role `.cancel`, which is added if there is none, keeps the window or sheet
  /// open; any other button runs its action and closes it. For a window, this applies to closing by
  /// the user and by the program; for a sheet, only by the user.
  ///
  /// Source: developer.apple.com, `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks for confirmation before the window or sheet closes, with a message below the title.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks for confirmation, with an unlocalized string as the title.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks for confirmation, with an unlocalized string as the title and a message.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks for confirmation, with a title from a resource.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleResource), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks for confirmation, with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks for confirmation, with a text as the title.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, isNeeded: shouldPresent, actions: actions(), message: nil as EmptyView?))
  }

  /// Asks for confirmation, with a text as the title and a message.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, isNeeded: shouldPresent, actions: actions(), message: message()))
  }
}

/// Identifies one question of a guard for the lifetime of the view: a covered window may still have
/// unsaved changes.
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
