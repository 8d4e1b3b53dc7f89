import Controls
import ListControls
import ViewBasics
import ViewDrawing
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A control that leads to another screen of its navigation stack.
///
/// ```swift
/// NavigationLink("Ada", value: author)               // shown by navigationDestination(for:)
/// NavigationLink("About") { AboutView() }             // its own screen
/// NavigationLink(value: author) { AuthorRow(author) }
/// ```
///
/// In a list, the whole row is the link. In a column of a split view, it leads to the next column,
/// and in a list with a selection, a value link selects its row. Outside a stack, it is disabled
/// (S12.11, D20).
///
/// The destination's view value is created together with the link, but mounted only when it is
/// shown.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case view(Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label

  nonisolated init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }
}

extension NavigationLink: View where Label: View, Destination: View {
  public var body: some View {
    switch target {
    case .view(let destination, let isActive):
      ViewLink(destination: destination, isActive: isActive, label: label)
    case .value(let value): ValueLink(value: value, label: label)
    }
  }
}

/// A link to a view.
private struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let label: Label
  @State private var isShown = false
  @Namespace private var id
  @Environment(\.navigation) private var navigation

  init(destination: Destination, isActive: Binding<Bool>?, label: Label) {
    self.destination = destination
    self.isActive = isActive
    self.label = label
  }

  var body: some View {
    let isActive = isActive ?? $isShown
    let destination = destination
    return LinkLook(label: label) { isActive.wrappedValue = true }
      .disabled(navigation == nil)
      .modifier(
        PresentedDestination(
          id: AnyHashable(id), item: isActive.wrappedValue ? true : nil, goesWithView: false,
          dismiss: { if isActive.wrappedValue { isActive.wrappedValue = false } },
          view: { AnyView(destination) }))
  }
}

/// A link that puts a value on the path.
private struct ValueLink<Label: View>: View {
  let value: AnyHashable?
  let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.selectsRows) private var selectsRows
  @Environment(\.isDetailLink) private var isDetailLink
  @Environment(\.isEnabled) private var isEnabled

  init(value: AnyHashable?, label: Label) {
    self.value = value
    self.label = label
  }

  var body: some View {
    if selectsRows, navigation?.isColumn != false {
      // The row itself handles the selection.
      label.modifier(LinkValueModifier(value: isEnabled ? value : nil))
    } else {
      LinkLook(label: label) {
        if let value { navigation?.push(value, isDetail: isDetailLink) }
      }
      .disabled(value == nil || navigation == nil)
      .modifier(LinkValueModifier(value: value))
      .onAppear {
        if navigation == nil { reportOutside() }
      }
    }
  }

  private func reportOutside() {
    Diagnostics.report(
      .linkOutsideStack,
      "A NavigationLink with the value \(value.map { "\($0.base)" } ?? "nil") stands outside of any "
        + "navigation container and is disabled. Put a NavigationStack or NavigationSplitView round "
        + "it.")
  }
}

/// Tells the list's row the value of the link in it.
private struct LinkValueModifier: LayoutModifier {
  typealias Body = Never
  let value: AnyHashable?

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[LinkValueTrait.key] = value
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

/// The look of a link: in a list, a row with a chevron at its end, elsewhere a button.
private struct LinkLook<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.isInList) private var isListRow
  @Environment(\.navigationLinkIndicatorVisibility) private var indicatorVisibility

  init(label: Label, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.action = action
  }

  var body: some View {
    StyledControl(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: content), action: action),
      automatic: isListRow
        ? PrimitiveButtonStyleMaker(style: PlainButtonStyle()) : automatic
    )
    .modifier(NavigationLinkMark())
  }

  @MainActor private var automatic: any StyleMaker<PrimitiveButtonStyleConfiguration> {
    PrimitiveButtonStyleMaker(style: DefaultButtonStyle())
  }

  @MainActor private var content: AnyView {
    guard isListRow else { return AnyView(label) }
    return AnyView(
      HStack {
        label
        Spacer()
        if indicatorVisibility != .hidden {
          Image(systemName: "chevron.forward").foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
      })
  }
}
