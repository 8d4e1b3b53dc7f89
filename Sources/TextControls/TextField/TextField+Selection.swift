import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// Fields with a binding to their selection.

extension TextField where Label: View {
  /// - Parameters:
  ///   - selection: written when the user moves the cursor or selects text; the field selects what
  ///     the app writes.
  ///   - axis: `.vertical` lets the field grow, and makes return insert a line break.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, source: TextSource(text: text), axis: axis ?? .horizontal,
      selection: selection)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title and a binding to its selection.
  ///
  /// ```swift
  /// TextField("Note", text: $note, selection: $selection)
  /// ```
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a text field with a title from a string resource and a binding to its selection.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a text field with a string title and a binding to its selection.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
