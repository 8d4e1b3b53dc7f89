import Controls
import HostInterface
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// A container for settings, with one control per row, in groups.
///
/// ```swift
/// Form {
///   Section("Profile") {
///     TextField("Name", text: $name)
///     Toggle("Public", isOn: $isPublic)
///   }
/// }
/// ```
public struct Form<Content: View> {
  let content: Content
}

extension Form: View where Content: View {
  /// Creates a form that puts each control of the content on a separate row.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: some View {
    StyledControl(
      FormStyleConfiguration(content: .init(content: AnyView(content))),
      automatic: FormStyleMaker(style: AutomaticFormStyle()))
  }
}

/// A form in one of the library's own styles.
struct PlacedForm<Content: View>: View {
  let content: Content
  let style: ControlSpec.Style
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.ownMinListRowHeight) private var minimumHeight
  @Environment(\.scrollContentBackground) private var scrollBackground
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content, style: ControlSpec.Style) {
    self.content = content
    self.style = style
  }

  var body: some View {
    let rows = ListRowEnvironment(
      selectsRows: false,
      showsFormLabels: ViewRuntime.current?.host.metrics.isDesktop == true)
    return ListScroll(
      role: .form, style: style,
      content: ListRows(
        content: content.modifier(rows), style: style,
        selection: nil, spacing: rowSpacing, sectionSpacing: sectionSpacing,
        minimumHeight: minimumHeight, hasBackground: scrollBackground != .hidden, isList: false,
        isEnabled: isEnabled))
  }
}
