import Controls
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Shows and hides its content by a tap on its label.
///
/// ```swift
/// DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
/// DisclosureGroup("Details", isExpanded: $showsDetails) { DetailsView() }
/// ```
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  /// What a list's selection takes for the label; nil: what it would take for any row.
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
  /// Opens and closes its content under a label of its own; the group itself keeps whether it is
  /// open, and is closed at first.
  ///
  /// The content is made only while the group is open.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), binding: nil, content: content)
  }

  /// Opens and closes its content under a label of its own, as the binding says.
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
    // The parts are rows of a list; elsewhere they are one view, which the usual style's label makes
    // as wide as there is room (S14.7).
    if isInList {
      styled
    } else {
      VStack(alignment: .leading) { styled }
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Opens and closes its content under a localized title; it is closed at first.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), binding: nil, content: content)
  }

  /// Opens and closes its content under a localized title, as the binding says.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), binding: isExpanded, content: content)
  }

  /// Opens and closes its content under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), binding: nil, content: content)
  }

  /// Opens and closes its content under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), binding: nil, content: content)
  }

  /// Opens and closes its content under a string, as the binding says.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), binding: isExpanded, content: content)
  }

  /// Opens and closes its content under the title of a resource, as the binding says.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), binding: isExpanded, content: content)
  }
}
