import Controls
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Shows and hides its content when the user taps its label.
///
/// ```swift
/// DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
/// DisclosureGroup("Details", isExpanded: $showsDetails) { DetailsView() }
/// ```
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  /// The label's value for a list's selection; nil uses that of any other row.
  var rowTag: AnyHashable?
  @State private var isOpen = false
  @Environment(key: StylesKey<DisclosureGroupStyleConfiguration>.self) private var styles
  @Environment(\.isInList) private var isInList

  nonisolated init(label: Label, binding: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.binding = binding
    self.content = content
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// Creates a collapsed disclosure group with a custom label; the group keeps its own state.
  ///
  /// The content is built only while the group is expanded.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), binding: nil, content: content)
  }

  /// Creates a disclosure group with a custom label and a binding to its state.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), binding: isExpanded, content: content)
  }

  @ViewBuilder public var body: some View {
    let isExpanded = binding?.readAgain ?? $isOpen
    let styled = StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(
          content: AnyView(
            DeferredView(content)
              .modifier(RestoredStyles<DisclosureGroupStyleConfiguration>(styles: styles)))),
        isExpanded: isExpanded, rowTag: rowTag),
      automatic: DisclosureGroupStyleMaker(style: AutomaticDisclosureGroupStyle()))
    // In a list the parts are separate rows; elsewhere they are one view, whose width the default
    // style's label expands to the available space (S14.7).
    if isInList {
      styled
    } else {
      VStack(alignment: .leading) { styled }
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Creates a collapsed disclosure group with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), binding: nil, content: content)
  }

  /// Creates a disclosure group with a localized title and a binding to its state.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), binding: isExpanded, content: content)
  }

  /// Creates a disclosure group with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), binding: nil, content: content)
  }

  /// Creates a disclosure group with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), binding: nil, content: content)
  }

  /// Creates a disclosure group with a string title and a binding to its state.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), binding: isExpanded, content: content)
  }

  /// Creates a disclosure group with a title from a string resource and a binding to its state.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), binding: isExpanded, content: content)
  }
}
