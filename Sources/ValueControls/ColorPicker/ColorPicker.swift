import Controls
import HostInterface
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Chooses a colour.
///
/// ```swift
/// ColorPicker("Background", selection: $background)
/// ColorPicker("Ink", selection: $ink, supportsOpacity: false)
/// ```
///
/// It shows the colour and its number. A tap opens what it is chosen from: swatches, a field for
/// the number, and a slider for each part.
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
  /// Chooses a colour, beside a view of its own as label.
  ///
  /// - Parameter supportsOpacity: whether how much shines through can be chosen, too; without,
  ///   what is chosen is opaque.
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
  /// Chooses a colour, beside a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }

  /// Chooses a colour, beside a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title))
  }

  /// Chooses a colour, beside the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleResource))
  }
}

/// The colour and its number, as a button that opens the panel.
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

/// The number of a colour in the place's light or dark.
private struct ColorNumberText: View {
  let color: Color
  @Environment(\.self) private var environment

  var body: some View { Text(verbatim: ColorNumber(color.resolve(in: environment)).text) }
}
