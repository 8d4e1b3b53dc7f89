import Foundation
import HostInterface
import LayoutCore
import ViewGestures
import ViewRuntime

/// A button's node: the label inside the host's chrome.
package struct ButtonControl<Label: View> {
  package var style: ControlSpec.Style
  var role: ButtonRole?
  package var isSelected = false
  /// Whether the button opens and closes something; selected means open.
  package var isDisclosure = false
  package var action: @MainActor () -> Void
  /// Called when the button is pressed and released; nil means nothing observes it.
  var onPress: (@MainActor (Bool) -> Void)?
  var onLongPress: (@MainActor () -> Void)?
  package var label: Label

  package init(
    style: ControlSpec.Style, role: ButtonRole? = nil, isSelected: Bool = false,
    isDisclosure: Bool = false, action: @escaping @MainActor () -> Void,
    onPress: (@MainActor (Bool) -> Void)? = nil,
    onLongPress: (@MainActor () -> Void)? = nil, label: Label
  ) {
    self.style = style
    self.role = role
    self.isSelected = isSelected
    self.isDisclosure = isDisclosure
    self.action = action
    self.onPress = onPress
    self.onLongPress = onLongPress
    self.label = label
  }
}

extension ButtonControl: View {
  package typealias Body = Never
}

extension ButtonControl: ControlView {
  package func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent
  {
    var traits: Traits = .focusable
    if role == .destructive { traits.insert(.destructive) }
    if role == .cancel { traits.insert(.cancelAction) }
    if isSelected { traits.insert(.selected) }
    if isDisclosure { traits.insert(.disclosure) }
    var actions: Actions = .activate
    // The host tells a long press from a tap; a button that follows the pointer itself would do
    // both.
    let opensMenu = environment.heldMenu != nil
    if (onPress != nil && !opensMenu)
      || (environment.isInPointerGesture && onLongPress == nil && !opensMenu)
    {
      actions.insert(.pointer)
    }
    if onLongPress != nil || opensMenu { actions.insert(.longPress) }
    return NodeContent(
      role: .button, traits: traits, actions: actions,
      control: spec(in: environment))
  }

  /// The style that the host draws: no chrome round a label that brings its own surface, which
  /// would lie in a second one (S14.27). In cells the host leaves it out itself, where the label
  /// covers it.
  @MainActor private var shownStyle: ControlSpec.Style {
    guard style == .automatic, ViewRuntime.current?.host.metrics.isInCells != true,
      LabelSurface.isBrought(by: label)
    else { return style }
    return .plain
  }

  @MainActor private func hasSameStyle(as old: UnsafePointer<Self>) -> Bool {
    guard style == old.pointee.style else { return false }
    return style != .automatic || !LabelSurface.isErased(Label.self)
      || shownStyle == old.pointee.shownStyle
  }

  @MainActor private func spec(in environment: EnvironmentValues) -> ControlSpec {
    ControlSpec(
      kind: .button, style: shownStyle, size: environment.controlSize.hostSize,
      borderShape: environment.buttonBorderShape.hostShape, tint: environment.hostTint)
  }

  package func hasSameNode(as old: UnsafePointer<Self>) -> Bool {
    hasSameStyle(as: old) && role == old.pointee.role
      && isSelected == old.pointee.isSelected
      && isDisclosure == old.pointee.isDisclosure
      && (onPress == nil) == (old.pointee.onPress == nil)
      && (onLongPress == nil) == (old.pointee.onLongPress == nil)
  }

  package func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Label { label }

  package func nodeLayout(hostDraws: Bool, in environment: EnvironmentValues) -> any NodeLayout {
    ChromeLayout(
      control: spec(in: environment),
      isFlexible: environment.buttonSizing == .flexible
        && ![.menuItem, .segment, .menu].contains(style))
  }

  package static var environmentMask: EnvironmentMask {
    .controlLooks.union([.isInPointerGesture, .buttonSizing, .heldMenu])
  }

  package func handle(_ event: HostEvent, _ context: ControlContext) {
    switch event {
    case .activate where !context.node.isInGesture: perform(context)
    case .activate, .pointer:
      let press = PressDriver.of(context.node)
      press.onPress = { onPress?($0) }
      // The press belongs to the node, and the action may use the node.
      let environment = context.environment
      press.action = { [weak node = context.node] in
        guard let node else { return }
        perform(ControlContext(node: node, hidden: [], environment: environment))
      }
      press.handle(event)
    case .longPress:
      if let onLongPress {
        onLongPress()
      } else {
        context.environment.heldMenu?.wrappedValue = true
      }
    default: break
    }
  }

  @MainActor private func perform(_ context: ControlContext) {
    // A menu closes before its item acts: an action that waits for an answer, such as
    // `NSAlert.runModal()`, would leave it open above the alert.
    if style == .menuItem { context.dismissMenu() }
    action()
    if style != .menuItem { context.dismissMenu() }
  }
}
