import Controls
import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// Related views with a header and a footer.
///
/// ```swift
/// List {
///   Section("Today") { ForEach(today) { TaskRow(task: $0) } }
///   Section {
///     Toggle("Sounds", isOn: $hasSounds)
///   } header: {
///     Text("Notifications")
///   } footer: {
///     Text("Sounds are played even when the app is closed.")
///   }
/// }
/// ```
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package var isExpanded: Binding<Bool>?

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    SectionMark(part: .start)
    SectionDivider()
    sectionHeader
    if isExpanded?.wrappedValue ?? true {
      content
      SectionFooter(footer: footer).modifier(
        RowModifier(RowTrait.Kind.self, ControlSpec.RowPart.footer)
      )
      .modifier(SectionPartModifier(part: .footer))
    }
    SectionMark(part: .end)
  }

  @MainActor @ViewBuilder private var sectionHeader: some View {
    if let isExpanded {
      ButtonControl(
        style: .plain, isSelected: isExpanded.wrappedValue, isDisclosure: true,
        action: { isExpanded.wrappedValue.toggle() },
        label: DisclosureLabel(
          label: ProminentHeader(header: header), isExpanded: isExpanded.wrappedValue)
      )
      .modifier(RowModifier(RowTrait.Kind.self, ControlSpec.RowPart.header))
      .modifier(SectionPartModifier(part: .header))
    } else if Parent.self == EmptyView.self {
      SectionGap().modifier(RowModifier(RowTrait.Kind.self, ControlSpec.RowPart.gap))
    } else {
      ProminentHeader(header: header)
        .modifier(RowModifier(RowTrait.Kind.self, ControlSpec.RowPart.header))
        .modifier(SectionPartModifier(part: .header))
    }
  }
}

/// A line separates sections in a menu.
private struct SectionDivider: View {
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu { Divider() }
  }
}
