import Foundation
import ViewRuntime
import ViewTexts

/// A label and the content that it describes, on one line.
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
  /// Creates labelled content with a custom label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)),
        // What has a label here needs none of its own beside it (S8.12).
        content: .init(content: AnyView(content.environment(\.showsFormLabels, false)))),
      automatic: LabeledContentStyleMaker(style: AutomaticLabeledContentStyle()))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labelled content from a style's configuration, to style it further.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labelled content with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labelled content with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Creates labelled content with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content with a localized title and a string value, shown verbatim.
  public nonisolated init<S: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: S = requiredArgument()
  ) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates labelled content with a string title and a string value, both shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2 = requiredArgument()
  ) {
    self.init(label: Text(title), content: Text(value))
  }

  @available(*, unavailable, message: "Say what stands beside the label: value: or a closure.")
  public nonisolated init(_ titleKey: LocalizedStringKey) { preconditionFailure() }

  /// Creates labelled content with a localized title and a formatted value.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates labelled content with a string title and a formatted value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }

  /// Creates labelled content with a title from a string resource and a string value, shown
  /// verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: S = requiredArgument()
  ) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates labelled content with a title from a string resource and a formatted value.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}
