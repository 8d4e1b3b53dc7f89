import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// Fields whose selection the program follows and sets.

extension TextField where Label: View {
  /// - Parameters:
  ///   - selection: written when the user moves the cursor or selects; what the program writes is
  ///     selected.
  ///   - axis: `.vertical` lets the field grow, and return begins a new line.
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
  /// Edits a string under a localized title, with a selection that the program follows and sets.
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

  /// Edits a string under the title of a resource, with a selection to follow and set.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Edits a string under a string title, with a selection to follow and set.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
