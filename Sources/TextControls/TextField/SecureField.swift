import Controls
import LayoutCore
import ViewRuntime
import ViewTexts

/// A line of text that is not shown while it is typed: a password.
///
/// ```swift
/// SecureField("Password", text: $password).onSubmit { signIn() }
/// ```
///
/// It looks as the text fields around it do: `textFieldStyle(_:)` is about both.
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  var onCommit: () -> Void = {}
}

extension SecureField: View where Label: View {
  /// Takes a password, with a view of its own as label.
  ///
  /// - Parameter prompt: what the field shows while it is empty; nil: the label.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  public var body: some View {
    // Who records what happens knows each text that is to be hidden by the runs of this body.
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
  /// Takes a password, under a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Takes a password, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Takes a password, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), prompt: nil, text: text)
  }

  /// Takes a password, under a localized title, with a prompt while it is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Takes a password, under a string, with a prompt while it is empty.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Takes a password, under the title of a resource, with a prompt while it is empty.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleResource), prompt: prompt, text: text)
  }

  /// The form before `onSubmit`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
  }

  /// The form before `onSubmit`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit)
  }

  /// The form before `onSubmit`, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), prompt: nil, text: text, onCommit: onCommit)
  }
}
