import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// The legacy forms that predate `onSubmit` and `@FocusState`.

extension TextField where Label == Text {
  /// Creates a text field with a localized title that reports editing and the return key.
  ///
  /// The legacy form that predates `onSubmit(_:)` and `@FocusState`. `onEditingChanged` receives
  /// true when the field gains focus, and false when it loses it; `onCommit` runs before the
  /// `onSubmit(_:)` actions.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field with a localized title that reports gaining and losing focus.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a text field with a localized title that reports the return key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onCommit: onCommit)
  }

  /// Creates a text field with a string title that reports editing and the return key.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field with a string title that reports gaining and losing focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a text field with a string title that reports the return key.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onCommit: onCommit)
  }

  /// Creates a text field that uses a `Formatter`, and reports editing and the return key.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field that uses a `Formatter`, and reports gaining and losing focus.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a text field that uses a `Formatter`, and reports the return key.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onCommit: onCommit)
  }

  /// Creates a text field that uses a `Formatter`, with a string title, and reports editing and the
  /// return key.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field that uses a `Formatter`, with a string title, and reports gaining and
  /// losing focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a text field that uses a `Formatter`, with a string title, and reports the return key.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onCommit: onCommit)
  }
}
