import ViewDrawing
import ViewRuntime
import ViewTexts

/// A title with an icon; its style determines which of them are shown, and how.
///
/// ```swift
/// Label("Inbox", systemImage: "tray")
/// Label { Text(person.name) } icon: { Circle().fill(person.color) }
/// ```
public struct Label<Title: View, Icon: View> {
  package let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Makes a label from two custom views.
  public nonisolated init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: AnyView(title), icon: AnyView(icon), hasIcon: hasIcon))
  }
}

extension Label {
  /// Whether the icon shows anything; an unknown symbol does not.
  private var hasIcon: Bool {
    if let image = icon as? Image { return !image.isUnknownSymbol }
    return Icon.self != EmptyView.self
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Makes a label with a symbol and a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Makes a label with a symbol and a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  /// Makes a label with an image from the resources.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Makes a label with an image from the resources and a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  /// Makes a label with an image from the resources and a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label from a style's configuration, for styles that only modify it.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// Makes the label's body with the innermost style.
struct StyledLabel: View {
  @Environment(\.labelStyle) private var style
  let configuration: LabelStyleConfiguration

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // Inside a style's own body, the outer styles apply.
    style.body(configuration).environment(\.labelStyle, style.rest)
  }
}
