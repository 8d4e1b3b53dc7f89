import Controls
import LayoutCore
import ViewRuntime
import ViewTexts

/// A single-line field that hides its text: for passwords.
///
/// ```swift
/// SecureField("Password", text: $password).onSubmit { signIn() }
/// ```
///
/// It has the appearance of the surrounding text fields: `textFieldStyle(_:)` applies to both.
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  var onCommit: () -> Void = {}
}

extension SecureField: View where Label: View {
  /// Creates a secure field with a custom label.
  ///
  /// - Parameter prompt: shown while the field is empty; nil shows the label.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  public var body: some View {
    // Reads the text, so that this body runs for each change: recordings learn from its runs which
    // texts to hide.
    _ = text.wrappedValue
    return StyledControl(
      TextField<_TextFieldStyleLabel>(
        label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt,
        source: TextSource(text: text), axis: .horizontal, onCommit: onCommit, isSecure: true),
      automatic: TextFieldStyleMaker(style: DefaultTextFieldStyle()))
  }
}

extension SecureField: SecretKeeping {
  package var secret: String { text.wrappedValue }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a secure field with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a secure field with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), prompt: nil, text: text)
  }

  /// Creates a secure field with a localized title and a prompt for the empty field.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a secure field with a string title and a prompt for the empty field.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a secure field with a title from a string resource and a prompt for the empty field.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleResource), prompt: prompt, text: text)
  }

  /// The legacy form that predates `onSubmit`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
  }

  /// The legacy form that predates `onSubmit`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit)
  }

  /// The legacy form that predates `onSubmit`, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), prompt: nil, text: text, onCommit: onCommit)
  }
}
