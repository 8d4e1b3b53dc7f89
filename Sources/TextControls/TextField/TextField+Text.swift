import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// MARK: - Text

extension TextField where Label: View {
  /// Edits a string in one line, named by a view of your own.
  ///
  /// - Parameter prompt: shown while the field is empty; nil: the label is.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: TextSource(text: text), axis: .horizontal)
  }

  /// - Parameter axis: `.vertical` lets the field grow, and return begins a new line.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: TextSource(text: text), axis: axis)
  }
}

extension TextField where Label == Text {
  /// Edits a string in one line, under a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal)
  }

  /// Edits a string in one line, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal)
  }

  /// Edits a string in one line, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(
      label: Text(titleResource), prompt: nil, source: TextSource(text: text), axis: .horizontal)
  }

  /// Edits a string under a localized title, with a prompt in the empty field; nil: the title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(text: text), axis: .horizontal)
  }

  /// Edits a string under a string title, with a prompt in the empty field; nil: the title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, source: TextSource(text: text), axis: .horizontal)
  }

  /// Edits a string under the title of a resource, with a prompt in the empty field; nil: the
  /// title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(text: text), axis: .horizontal)
  }

  /// Edits a string under a localized title; vertically the field grows, and return begins a line.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: axis)
  }

  /// Edits a string under a string title; vertically the field grows, and return begins a line.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, source: TextSource(text: text), axis: axis)
  }

  /// Edits a string under the title of a resource; vertically the field grows with its text.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(titleResource), prompt: nil, source: TextSource(text: text), axis: axis)
  }

  /// Edits a string under a localized title, with a prompt, along an axis.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, source: TextSource(text: text), axis: axis)
  }

  /// Edits a string under a string title, with a prompt, along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, source: TextSource(text: text), axis: axis)
  }

  /// Edits a string under the title of a resource, with a prompt, along an axis.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(text: text), axis: axis)
  }
}
