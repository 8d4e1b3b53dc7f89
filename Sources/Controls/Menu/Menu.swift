import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// A button that opens a list of further ones.
///
/// ```swift
/// Menu("Actions") {
///   Button("Duplicate") { duplicate() }
///   Button("Delete", role: .destructive) { delete() }
/// }
/// ```
///
/// The entries stand below the button while the menu is open; choosing one closes it.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @State private var isOpen = false

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// - Parameter primaryAction: what a tap does; a long press opens the menu.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      button
      if isOpen { content.environment(\.dismissMenu, DismissMenu { isOpen = false }) }
    }
  }

  @MainActor private var button: ButtonControl<Label> {
    var button = ButtonControl(style: "menu", isSelected: isOpen, action: {}, label: label)
    let isOpen = $isOpen
    if let primaryAction {
      button.action = { primaryAction() }
      button.onLongPress = { isOpen.wrappedValue.toggle() }
    } else {
      button.action = { isOpen.wrappedValue.toggle() }
    }
    return button
  }
}

extension Menu where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewBasics.Label<Text, Image>, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: ViewBasics.Label(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: ViewBasics.Label(title, systemImage: systemImage), content: content())
  }
}
