import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// MARK: - Text

extension TextField where Label: View {
  /// Creates a single-line text field with a custom label.
  ///
  /// - Parameter prompt: shown while the field is empty; nil shows the label.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: TextSource(text: text), axis: .horizontal)
  }

  /// - Parameter axis: `.vertical` lets the field grow, and makes return insert a line break.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: TextSource(text: text), axis: axis)
  }
}

extension TextField where Label == Text {
  /// Creates a single-line text field with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: .horizontal)
  }

  /// Creates a single-line text field with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, source: TextSource(text: text), axis: .horizontal)
  }

  /// Creates a single-line text field with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(
      label: Text(titleResource), prompt: nil, source: TextSource(text: text), axis: .horizontal)
  }

  /// Creates a text field with a localized title and a prompt for the empty field; nil shows the
  /// title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(text: text), axis: .horizontal)
  }

  /// Creates a text field with a string title and a prompt for the empty field; nil shows the
  /// title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, source: TextSource(text: text), axis: .horizontal)
  }

  /// Creates a text field with a title from a string resource and a prompt for the empty field; nil
  /// shows the title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(text: text), axis: .horizontal)
  }

  /// Creates a text field with a localized title; a vertical field grows, and return inserts a line
  /// break.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, source: TextSource(text: text), axis: axis)
  }

  /// Creates a text field with a string title; a vertical field grows, and return inserts a line
  /// break.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, source: TextSource(text: text), axis: axis)
  }

  /// Creates a text field with a title from a string resource; a vertical field grows with its
  /// text.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(titleResource), prompt: nil, source: TextSource(text: text), axis: axis)
  }

  /// Creates a text field along an axis with a localized title and a prompt.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, source: TextSource(text: text), axis: axis)
  }

  /// Creates a text field along an axis with a string title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, source: TextSource(text: text), axis: axis)
  }

  /// Creates a text field along an axis with a title from a string resource and a prompt.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(text: text), axis: axis)
  }
}
