import Foundation
import ViewRuntime
import ViewTexts

/// A label and what it is the label of, on one line.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Size", value: 12.5, format: .number)
/// LabeledContent("Icon") { Image(systemName: "star") }
/// ```
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Puts a view beside a label of its own.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))),
      automatic: LabeledContentStyleMaker(style: AutomaticLabeledContentStyle()))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labeled content that a style was given, to be styled further.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Puts a view beside a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Puts a view beside a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Puts a view beside the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Puts a text, shown as it is, beside a localized title.
  public nonisolated init<S: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: S = requiredArgument()
  ) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Puts a text beside a string, both shown as they are.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2 = requiredArgument()
  ) {
    self.init(label: Text(title), content: Text(value))
  }

  @available(*, unavailable, message: "Say what stands beside the label: value: or a closure.")
  public nonisolated init(_ titleKey: LocalizedStringKey) { preconditionFailure() }

  /// Puts a formatted value beside a localized title.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Puts a formatted value beside a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }

  /// Puts a text, shown as it is, beside the title of a resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: S = requiredArgument()
  ) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Puts a formatted value beside the title of a resource.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}
