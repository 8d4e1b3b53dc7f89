import Foundation
import HostInterface
import LayoutCore
import Timekeeping
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
  /// What the gesture needs, if it takes part; empty until the modifier is mounted.
  private var needs: GestureNeeds = []
  /// Lasts as long as the place; nil until the modifier is mounted.
  private var driver: GestureDriver!

  nonisolated init(_ gesture: G?, _ priority: GesturePriority, _ mask: GestureMask) {
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
  }

  /// The gesture, if it takes part.
  private var active: G? { mask.contains(.gesture) ? gesture : nil }

  @MainActor mutating func prepare() {
    driver = GestureDriver()
    leadDriver()
  }

  @MainActor mutating func takeOver(from old: Self) {
    driver = old.driver
    leadDriver()
  }

  @MainActor
  private mutating func leadDriver() {
    needs = active?.presentNeeds ?? []
    driver.make = active.map { gesture in { GestureSession(gesture.recognizer) } }
    driver.priority = priority
    driver.isTap = needs == .tap
    driver.silencesInner = !mask.contains(.subviews)
  }
}

extension View {
  /// The view with a gesture around it, which those inside know of.
  nonisolated func gesture<G: Gesture>(
    _ gesture: G?, _ priority: GesturePriority, _ mask: GestureMask
  ) -> some View {
    modifier(PointerGestureScope(gesture: gesture, mask: mask))
      .modifier(GestureModifier(gesture, priority, mask))
  }
}

/// Tells the views inside whether the gesture follows the pointer.
private struct PointerGestureScope<G: Gesture> {
  let gesture: G?
  let mask: GestureMask
}

extension PointerGestureScope: EnvironmentModifier {
  typealias Body = Never

  var mayModify: Bool { gesture.map(\.mayNeedPointer) ?? true }

  @MainActor private var needsPointer: Bool {
    guard mask.contains(.gesture), let gesture else { return false }
    return gesture.presentNeeds.contains(.pointer)
  }

  func modify(_ values: inout EnvironmentValues) {
    if needsPointer { values.isInPointerGesture = true }
  }

  func differs(from old: Self) -> Bool { needsPointer != old.needsPointer }
}

extension GestureModifier: LayoutModifier {
  typealias Body = Never

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    GestureLayout(driver: driver)
  }

  func laysOutDifferently(from old: Self) -> Bool { false }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    guard environment.isEnabled else { return NodeContent(traits: .disabled) }
    guard active != nil else { return NodeContent() }
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

  func removed() { driver.make = nil }
}

private struct IsInPointerGestureKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a gesture round the view follows the pointer: what is pressed inside then tells of the
  /// pointer's whole way.
  package var isInPointerGesture: Bool {
    get { self[IsInPointerGestureKey.self] }
    set { self[IsInPointerGestureKey.self] = newValue }
  }
}

extension EnvironmentMask {
  package static let isInPointerGesture = EnvironmentMask(
    ObjectIdentifier(IsInPointerGestureKey.self))
}

/// Tells the driver its node.
private struct GestureLayout: WrapperLayout {
  let driver: GestureDriver

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    driver.node = node
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
  }
}
