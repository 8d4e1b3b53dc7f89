import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// The forms before `onSubmit` and `@FocusState`.

extension TextField where Label == Text {
  /// Edits a string under a localized title, and tells when it is edited and when return is
  /// pressed.
  ///
  /// The form before `onSubmit(_:)` and `@FocusState`. `onEditingChanged` is told true when the
  /// field gets the focus, and false when it loses it; `onCommit` comes before what `onSubmit(_:)`
  /// does.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Edits a string under a localized title, and tells when the field gets and loses the focus.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  /// Edits a string under a localized title, and tells when return is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onCommit: onCommit)
  }

  /// Edits a string under a string title, and tells when it is edited and when return is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Edits a string under a string title, and tells when the field gets and loses the focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  /// Edits a string under a string title, and tells when return is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onCommit: onCommit)
  }

  /// Edits a value in the form of a formatter, and tells when it is edited and return is pressed.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Edits a value in the form of a formatter, and tells when the field gets and loses the focus.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  /// Edits a value in the form of a formatter, and tells when return is pressed.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onCommit: onCommit)
  }

  /// The same as with a localized title, under a string: tells of the focus and of return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The same as with a localized title, under a string: tells of the focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  /// The same as with a localized title, under a string: tells of return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onCommit: onCommit)
  }
}
