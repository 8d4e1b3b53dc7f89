import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewBasics
import ViewRuntime

/// How a gesture gets on with those of the views inside and outside.
enum GesturePriority {
  case normal, high, simultaneous
}

/// `gesture(_:)` and its kin.
struct GestureModifier<G: Gesture> {
  /// Nil: there is none now.
  let gesture: G?
  let priority: GesturePriority
  let mask: GestureMask
  let driver: GestureDriver

  /// The gesture, if it takes part.
  var active: G? { mask.contains(.gesture) ? gesture : nil }
}

/// Keeps a gesture's driver over the updates of its view.
struct Gesturing<Content, G: Gesture> {
  let content: Content
  let gesture: G?
  let priority: GesturePriority
  let mask: GestureMask
  @State private var driver = GestureDriver()
  @Environment(\.isInPointerGesture) private var isInPointerGesture

  nonisolated init(
    _ content: Content, _ gesture: G?, _ priority: GesturePriority, _ mask: GestureMask
  ) {
    self.content = content
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
  }
}

extension Gesturing: View where Content: View {
  var body: some View {
    let modifier = GestureModifier(
      gesture: gesture, priority: priority, mask: mask, driver: driver)
    let needsPointer = modifier.active?.allNeeds.contains(.pointer) ?? false
    return content.environment(\.isInPointerGesture, isInPointerGesture || needsPointer)
      .modifier(modifier)
  }
}

extension GestureModifier: LayoutModifier {
  typealias Body = Never

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    driver.make = active.map { gesture in { GestureSession(gesture.recognizer) } }
    driver.priority = priority
    driver.isTap = active?.allNeeds == .tap
    driver.silencesInner = !mask.contains(.subviews)
    return GestureLayout(driver: driver)
  }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    guard environment.isEnabled else { return NodeContent(traits: .disabled) }
    guard let active else { return NodeContent() }
    let needs = active.allNeeds
    var actions: Actions = []
    if needs == .tap { actions.insert(.activate) }
    if needs.contains(.pointer) || environment.isInPointerGesture { actions.insert(.pointer) }
    if needs.contains(.longPress) { actions.insert(.longPress) }
    return NodeContent(actions: actions)
  }

  static var environmentMask: EnvironmentMask {
    EnvironmentValues.isEnabledMask.union(.isInPointerGesture)
  }

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[GestureDriver.trait] = active != nil || !mask.contains(.subviews) ? driver : nil
  }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    guard active != nil else { return }
    driver.handle(event)
  }
}

private struct IsInPointerGestureKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a gesture round the view follows the pointer: what is pressed inside then tells of the
  /// pointer's whole way.
  var isInPointerGesture: Bool {
    get { self[IsInPointerGestureKey.self] }
    set { self[IsInPointerGestureKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let isInPointerGesture = EnvironmentMask(ObjectIdentifier(IsInPointerGestureKey.self))
}

/// Tells the driver its node.
private struct GestureLayout: WrapperLayout {
  let driver: GestureDriver

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    driver.node = node
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
  }
}
