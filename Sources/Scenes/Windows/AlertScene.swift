import Foundation
import PresentationControls
import ViewDrawing
import ViewRuntime
import ViewTexts

/// An alert that belongs to no window and covers the app until it is answered.
///
/// ```swift
/// AlertScene("Sign in first", isPresented: $needsLogin) {
///   Button("Sign in") { openWindow(id: "login") }
///   Button("Later", role: .cancel) {}
/// } message: {
///   Text("Notes are kept on the server.")
/// }
/// ```
///
/// Any button runs its action and closes the alert, as in a view's `alert` (S12.5).
///
/// Source: developer.apple.com, `AlertScene`.
public struct AlertScene<Actions: View, Message: View> {
  let title: Text
  let isPresented: Binding<Bool>
  /// Nil if there is nothing to present.
  let actions: Actions?
  let message: Message?

  fileprivate nonisolated init(
    title: Text, isPresented: Binding<Bool>, actions: Actions?, message: Message?
  ) {
    self.title = title
    self.isPresented = isPresented
    self.actions = actions
    self.message = message
  }
}

extension AlertScene: Scene {
  public typealias Body = Never
}

extension AlertScene: PrimitiveScene {
  package var sceneContent: some View {
    AlertSceneView(
      title: title, isPresented: isPresented, actions: actions, message: message)
  }
}

/// A window that contains the alert, present as long as the alert is.
private struct AlertSceneView<Actions: View, Message: View>: View {
  let title: Text
  @Binding var isPresented: Bool
  let actions: Actions?
  let message: Message?

  var body: some View {
    if isPresented, let actions {
      WindowView(
        description,
        Color.clear.alert(title, isPresented: $isPresented) {
          actions
        } message: {
          message
        })
    }
  }

  @MainActor private var description: WindowDescription {
    var description = WindowDescription(kind: .alert, title: title)
    description.opensAtOnce = true
    return description
  }
}

extension AlertScene {
  /// Makes an alert with a message and a localized title, shown while `isPresented` is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Makes an alert with a message and a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Makes an alert with a message and a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {
    self.init(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Makes an alert with a message and a `Text` as its title.
  public nonisolated init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(title: title, isPresented: isPresented, actions: actions(), message: message())
  }

  /// - Parameter data: the data of the alert; nil shows no alert.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Makes an alert about `data` with a message and a verbatim title; nil shows no alert.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Makes an alert about `data` with a message and a title from a localized string resource; nil
  /// shows no alert.
  @_disfavoredOverload
  public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Makes an alert about `data` with a message and a `Text` as its title; nil shows no alert.
  public nonisolated init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      title: title, isPresented: isPresented, actions: data.map(actions),
      message: data.map(message))
  }

  /// - Parameter data: the data of the alert; set to nil when it is answered.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(titleKey), item: data, actions: actions, message: message)
  }

  /// Makes an alert about `data` with a message and a verbatim title, shown until `data` is nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(title), item: data, actions: actions, message: message)
  }

  /// Makes an alert about `data` with a message and a title from a localized string resource, shown
  /// until `data` is nil.
  @_disfavoredOverload
  public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(titleResource), item: data, actions: actions, message: message)
  }

  /// Makes an alert about `data` with a message and a `Text` as its title, shown until `data` is
  /// nil.
  public nonisolated init<T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    let present = data.wrappedValue
    self.init(
      title: title, isPresented: .isPresent(data), actions: present.map(actions),
      message: present.map(message))
  }
}

extension AlertScene where Message == EmptyView {
  /// Makes an alert without a message, with a localized title, shown while `isPresented` is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {
    self.init(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Makes an alert without a message, with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {
    self.init(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Makes an alert without a message, with a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) {
    self.init(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Makes an alert without a message, with a `Text` as its title.
  public nonisolated init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {
    self.init(title: title, isPresented: isPresented, actions: actions(), message: nil)
  }

  /// Makes an alert about `data` without a message, with a localized title; nil shows no alert.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Makes an alert about `data` without a message, with a verbatim title; nil shows no alert.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Makes an alert about `data` without a message, with a title from a localized string resource;
  /// nil shows no alert.
  @_disfavoredOverload
  public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Makes an alert about `data` without a message, with a `Text` as its title; nil shows no alert.
  public nonisolated init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(
      title: title, isPresented: isPresented, actions: data.map(actions), message: nil)
  }

  /// Makes an alert about `data` without a message, with a localized title, shown until `data` is
  /// nil.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleKey), item: data, actions: actions)
  }

  /// Makes an alert about `data` without a message, with a verbatim title, shown until `data` is
  /// nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(title), item: data, actions: actions)
  }

  /// Makes an alert about `data` without a message, with a title from a localized string resource,
  /// shown until `data` is nil.
  @_disfavoredOverload
  public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleResource), item: data, actions: actions)
  }

  /// Makes an alert about `data` without a message, with a `Text` as its title, shown until `data`
  /// is nil.
  public nonisolated init<T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(
      title: title, isPresented: .isPresent(data), actions: data.wrappedValue.map(actions),
      message: nil)
  }
}
