import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension TextField where Label: View {
  /// Creates a text field for a formatted value; the binding changes whenever the text can be
  /// parsed.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Creates a text field for an optional formatted value; an empty field means nil.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Creates a text field that uses a `Formatter`.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, source: TextSource(value, formatter), axis: .horizontal)
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a formatted value with a localized title.
  ///
  /// The binding changes with every text that can be parsed. Other text is marked, and the field
  /// shows the formatted value again when it loses focus.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Creates a text field for a formatted value with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Creates a text field for a formatted value with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(value, format),
      axis: .horizontal)
  }

  /// Creates a text field for an optional formatted value with a localized title; an empty field
  /// means nil.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Creates a text field for an optional formatted value with a string title; an empty field means
  /// nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Creates a text field for an optional formatted value with a title from a string resource; an
  /// empty field means nil.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(value, format),
      axis: .horizontal)
  }

  /// Creates a text field that uses a `Formatter`, with a localized title.
  ///
  /// `NumberFormatter` and `DateFormatter` parse numbers and dates. With any other formatter only
  /// strings change, to the typed text.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, formatter), axis: .horizontal
    )
  }

  /// Creates a text field that uses a `Formatter`, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, formatter), axis: .horizontal)
  }

  /// Creates a text field that uses a `Formatter`, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(value, formatter),
      axis: .horizontal)
  }
}
