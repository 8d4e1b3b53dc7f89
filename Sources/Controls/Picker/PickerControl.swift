import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A picker's node: its label and its indicator, as one element with options.
struct PickerControl<Label: View, Options: View> {
  let selection: PickerSelection
  let choose: (AnyHashable) -> Void
  let label: Label
  let options: Options
  let currentValueLabel: AnyView?
}

extension PickerControl: View {
  typealias Body = Never
}

extension PickerControl: ControlView {
  var hidden: some View { options }

  private func tagged(_ hidden: [HiddenPart]) -> [HiddenPart] { hidden.filter { $0.tag != nil } }

  private func chosen(_ hidden: [HiddenPart]) -> Int? {
    tagged(hidden).firstIndex { selection.matches($0.tag!) }
  }

  static var environmentMask: EnvironmentMask { .isInMenu }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    // In a menu each option is a separate item.
    if environment.isInMenu {
      return NodeContent(role: .section, value: .choice(chosen(hidden)))
    }
    return NodeContent(
      role: .picker, traits: .focusable, actions: [.setValue, .step],
      value: .choice(chosen(hidden)), options: tagged(hidden).map(\.text))
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    let options = tagged(hidden)
    let chosen = chosen(hidden)
    PickerBody(
      label: label, options: options.map(\.text), chosen: chosen,
      choose: { choose(options[$0].tag!) }, currentValueLabel: currentValueLabel,
      complaint: chosen == nil ? complaint(options) : nil)
  }

  /// D21: no option has this selection.
  private func complaint(_ options: [HiddenPart]) -> String? {
    guard let first = options.first?.tag else { return nil }
    return "The selection \(selection.description) of a Picker has no option with that tag: its "
      + "\(options.count) tags are of type \(type(of: first.base)), the selection is of type "
      + "\(selection.type). Give one of the options `.tag(...)` with the value."
  }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    let index: Int
    switch event {
    case .setValue(_, .choice(let choice?)): index = choice
    case .increment: index = current(context) + 1
    case .decrement: index = current(context) - 1
    default: return
    }
    choose(at: index, context)
  }

  @MainActor
  private func current(_ context: ControlContext) -> Int {
    if case .choice(let index?)? = context.node.content?.value { return index }
    return -1
  }

  @MainActor
  private func choose(at index: Int, _ context: ControlContext) {
    let options = tagged(context.hidden)
    if options.indices.contains(index) { choose(options[index].tag!) }
  }
}

/// The appearance of a picker in the current style.
private struct PickerBody<Label: View>: View {
  let label: Label
  let options: [String]
  let chosen: Int?
  let choose: (Int) -> Void
  let currentValueLabel: AnyView?
  let complaint: String?
  @State private var watch = ComplaintWatch()
  @Environment(\.pickerStyle) private var style
  @Environment(\.hasHorizontalRadioGroups) private var isHorizontal
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    let _ = watch.take(complaint)
    if isInMenu {
      if style == .menu {
        Menu(content: { choices }, label: { label })
      } else {
        MenuColumn(content: choices, isPart: true)
      }
    } else if hasSegments, !areLabelsHidden {
      SegmentsRow {
        label
        indicator
      }
    } else {
      LabeledRow(label: label) {
        if let currentValueLabel, showsOneOption {
          Menu(content: { choices }, label: { currentValueLabel })
        } else {
          indicator
        }
      }
    }
  }

  // The parts have named types: the opaque type of a generic view is looked up each time, which
  // costs a tenth of a picker's update.
  private var choices: PickerChoices {
    PickerChoices(options: options, chosen: chosen, choose: choose)
  }

  /// Whether the style shows the selected option and hides the others.
  private var showsOneOption: Bool { [.automatic, .menu, .navigationLink].contains(style) }

  private var hasSegments: Bool { [.segmented, .palette].contains(style) }

  private var indicator: PickerIndicator {
    PickerIndicator(
      style: style == .radioGroup && isHorizontal ? .horizontalRadioGroup : style,
      options: options, chosen: chosen, choose: choose)
  }
}

/// The options as entries of a menu.
private struct PickerChoices: View {
  let options: [String]
  let chosen: Int?
  let choose: (Int) -> Void

  var body: some View {
    ForEach(options.indices, id: \.self) { index in
      ButtonControl(
        style: .menuItem, isSelected: index == chosen, action: { choose(index) },
        label: MenuItemLabel(isOn: index == chosen, label: Text(verbatim: options[index])))
    }
  }
}

/// Reports a wrong selection only when the update ends: other options often arrive first, and an
/// `onChange` then corrects the selection.
@MainActor
private final class ComplaintWatch {
  private var complaint: String?
  private var isWaiting = false

  func take(_ complaint: String?) {
    self.complaint = complaint
    guard complaint != nil, !isWaiting else { return }
    isWaiting = true
    ViewRuntime.current?.afterNextLayout { [weak self] in
      // A picker that has been unmounted by then reports nothing.
      guard let self else { return }
      isWaiting = false
      if let complaint = self.complaint { Diagnostics.report(.pickerWithoutTag, complaint) }
    }
  }
}

/// The part that shows and changes the choice: drawn by the host, or composed of buttons.
private struct PickerIndicator: View, ControlView {
  typealias Body = Never
  let style: ControlSpec.Style
  let options: [String]
  let chosen: Int?
  let choose: (Int) -> Void

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      leaf: .control, traits: .hiddenFromAccessibility, actions: .setValue,
      control: ControlSpec(
        kind: .pickerIndicator, style: style, size: environment.controlSize.hostSize,
        tint: environment.hostTint, font: environment.fontSpec),
      value: .choice(chosen), options: options)
  }

  static var environmentMask: EnvironmentMask { .controlLooks.union(EnvironmentValues.fontMask) }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    switch style {
    case .segmented, .palette:
      HStack(spacing: 0) { buttons(style: .segment) }
    case .inline, .radioGroup, .wheel:
      VStack(alignment: .leading, spacing: 0) { buttons(style: .plain) }
    case .horizontalRadioGroup:
      HStack { buttons(style: .plain) }
    default:
      // One button that cycles through the options.
      ButtonControl(
        style: .menu, action: { choose(((chosen ?? -1) + 1) % max(options.count, 1)) },
        label: Text(verbatim: chosen.map { options[$0] } ?? "–"))
    }
  }

  private func buttons(style: ControlSpec.Style) -> some View {
    ForEach(options.indices, id: \.self) { index in
      ButtonControl(
        style: style, isSelected: index == chosen, action: { choose(index) },
        label: Text(verbatim: style == .plain ? mark(index) + options[index] : options[index]))
    }
  }

  private func mark(_ index: Int) -> String { index == chosen ? "(•) " : "( ) " }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    if case .setValue(_, .choice(let index?)) = event, options.indices.contains(index) {
      choose(index)
    }
  }
}
