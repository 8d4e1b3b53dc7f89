import Foundation
import LayoutCore
import ViewBasics
import ViewRuntime

// The forms before `onSubmit` and `@FocusState`.

extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onCommit: onCommit)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal,
      onCommit: onCommit)
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onCommit: onCommit)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: TextSource(value, formatter), axis: .horizontal,
      onCommit: onCommit)
  }
}
