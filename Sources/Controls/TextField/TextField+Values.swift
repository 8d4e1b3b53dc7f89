import Foundation
import LayoutCore
import ViewBasics
import ViewRuntime

extension TextField where Label: View {
  /// Edits a value in its written form; the binding changes whenever the text can be read.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Edits an optional value; an empty field is nil.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Edits a value in the form of a formatter.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, source: TextSource(value, formatter), axis: .horizontal)
  }
}

extension TextField where Label == Text {
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(value, format),
      axis: .horizontal)
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(value, format),
      axis: .horizontal)
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, formatter), axis: .horizontal
    )
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, formatter), axis: .horizontal)
  }

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
