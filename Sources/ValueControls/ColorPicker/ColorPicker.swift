import Controls
import HostInterface
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A control to choose a colour.
///
/// ```swift
/// ColorPicker("Background", selection: $background)
/// ColorPicker("Ink", selection: $ink, supportsOpacity: false)
/// ```
///
/// It shows the colour and its number. A tap opens a panel with swatches, a field for the number,
/// and a slider per component.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @State private var isOpen = false

  nonisolated init(selection: Binding<Color>, supportsOpacity: Bool, label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }
}

extension ColorPicker: View {
  /// Creates a picker for a colour, with a custom label.
  ///
  /// - Parameter supportsOpacity: whether the user can also choose the opacity; otherwise the
  ///   chosen colour is opaque.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: label())
  }

  public var body: some View {
    let selection = selection.readAgain
    VStack(alignment: .leading, spacing: 0) {
      LabeledRow(label: label) {
        ColorWell(color: selection.wrappedValue, isOpen: isOpen, label: label) { isOpen.toggle() }
      }
      if isOpen {
        ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker for a colour, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }

  /// Creates a picker for a colour, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title))
  }

  /// Creates a picker for a colour, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleResource))
  }
}

/// A button with the colour and its number that opens the panel.
private struct ColorWell<Label: View>: View, ControlView {
  typealias Body = Never
  let color: Color
  let isOpen: Bool
  let label: Label
  let toggle: () -> Void

  var hidden: some View { label }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    var traits: Traits = .focusable
    if isOpen { traits.insert(.selected) }
    var node = NodeContent(
      role: Role(rawValue: "colorWell"), traits: traits, actions: .activate,
      control: ControlSpec(kind: .button, style: .plain), label: hidden.label)
    node.valueDescription = ColorNumber(color.resolve(in: environment)).text
    return node
  }

  static var environmentMask: EnvironmentMask { Color.environmentMask }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    HStack(spacing: 8) {
      ColorNumberText(color: color)
      color.frame(width: 32, height: 16)
    }
    .fixedSize()
  }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    if case .activate = event { toggle() }
  }
}

/// The number of a colour in the environment's colour scheme.
private struct ColorNumberText: View {
  let color: Color
  @Environment(\.self) private var environment

  var body: some View { Text(verbatim: ColorNumber(color.resolve(in: environment)).text) }
}
