import ViewDrawing
import ViewRuntime
import ViewTexts

/// A title with an icon; its style says what of them is shown, and how.
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
  /// A label of two views of your own.
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
  /// Whether its icon shows anything: a symbol without a picture does not.
  private var hasIcon: Bool {
    if let image = icon as? Image { return !image.isUnknownSymbol }
    return Icon.self != EmptyView.self
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A label with a symbol, and a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A label with a symbol, and a title that is looked up where the resource says.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  /// A label with a picture from the resources.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// A label with a picture from the resources, and a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  /// A label with a picture from the resources, and a title that is looked up where the resource
  /// says.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is making, for styles that only change it a little.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// Asks the nearest style for the label's body.
struct StyledLabel: View {
  @Environment(\.labelStyle) private var style
  let configuration: LabelStyleConfiguration

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // Inside of a style's own body the styles further out apply.
    style.body(configuration).environment(\.labelStyle, style.rest)
  }
}
