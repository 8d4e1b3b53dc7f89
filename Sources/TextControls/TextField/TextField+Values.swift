import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

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
  /// Edits a value in a format, under a localized title.
  ///
  /// The binding changes with every text that can be read. What cannot is marked, and when the
  /// field loses the focus it shows the value's own form again.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Edits a value in a format, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Edits a value in a format, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(value, format),
      axis: .horizontal)
  }

  /// Edits an optional value in a format, under a localized title; an empty field is nil.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Edits an optional value in a format, under a string; an empty field is nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, format), axis: .horizontal)
  }

  /// Edits an optional value in a format, under the title of a resource; an empty field is nil.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, source: TextSource(value, format),
      axis: .horizontal)
  }

  /// Edits a value in the form of a formatter, under a localized title.
  ///
  /// Numbers and dates are read by `NumberFormatter` and `DateFormatter`. With any other formatter
  /// only strings change, to what was typed.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, source: TextSource(value, formatter), axis: .horizontal
    )
  }

  /// Edits a value in the form of a formatter, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt, source: TextSource(value, formatter), axis: .horizontal)
  }

  /// Edits a value in the form of a formatter, under the title of a resource.
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
