import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// The precedence of a gesture over those of inner and outer views.
@usableFromInline
enum GesturePriority: Sendable {
  case normal, high, simultaneous
}

/// `gesture(_:)` and similar modifiers.
@usableFromInline
struct GestureModifier<G: Gesture> {
  // The gesture comes last: so everything else lies at the same offset whatever its type is. What a
  // new value has yet to be given comes first: two values are mostly known to differ by it, without
  // a comparison of the gestures.
  /// The needs of the gesture, if it takes part; empty until the modifier is mounted.
  @usableFromInline var needs: GestureNeeds
  /// Lives as long as the view's identity; nil until the modifier is mounted.
  @usableFromInline var driver: GestureDriver!
  @usableFromInline let priority: GesturePriority
  /// Whether the gesture takes part.
  @usableFromInline let isActive: Bool
  @usableFromInline let silencesInner: Bool
  /// Nil if there is no gesture now.
  @usableFromInline let gesture: G?

  @inlinable
  nonisolated init(_ gesture: G?, _ priority: GesturePriority, _ mask: GestureMask) {
    needs = GestureNeeds(rawValue: 0)
    driver = nil
    self.priority = priority
    isActive = mask.rawValue & GestureMask.gesture.rawValue != 0 && gesture != nil
    silencesInner = mask.rawValue & GestureMask.subviews.rawValue == 0
    self.gesture = gesture
  }

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
    if isActive, let gesture {
      needs = gesture.presentNeeds
      driver.make = { GestureSession(gesture.recognizer) }
    } else {
      needs = []
      driver.make = nil
    }
    driver.priority = priority
    driver.isTap = needs == .tap
    driver.silencesInner = silencesInner
  }
}

extension View {
  /// The view with a gesture around it, visible to the gestures inside.
  @inlinable
  nonisolated func gesture<G: Gesture>(
    _ gesture: G?, _ priority: GesturePriority, _ mask: GestureMask
  ) -> some View {
    modifier(GestureModifier(gesture, priority, mask))
  }
}

/// Tells the views inside whether the gesture follows the pointer.
extension GestureModifier: ScopedLayoutModifier {
  var mayModify: Bool {
    guard let gesture else { return true }
    return gesture.mayNeedPointer
  }

  func modify(_ values: inout EnvironmentValues) {
    if needs.contains(.pointer) { values.isInPointerGesture = true }
  }

  func sets(differentlyFrom old: Self) -> Bool {
    needs.contains(.pointer) != old.needs.contains(.pointer)
  }
}

extension GestureModifier: LayoutModifier {
  @usableFromInline typealias Body = Never

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    GestureLayout(driver: driver)
  }

  func laysOutDifferently(from old: Self) -> Bool { false }

  func shows(differentlyFrom old: Self) -> Bool {
    needs != old.needs || isActive != old.isActive || silencesInner != old.silencesInner
  }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    guard environment.isEnabled else { return NodeContent(traits: .disabled) }
    guard isActive else { return NodeContent() }
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
    traits[GestureDriver.trait] = isActive || silencesInner ? driver : nil
  }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    guard isActive else { return }
    driver.handle(event)
  }

  func removed() { driver.make = nil }
}

private struct IsInPointerGestureKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a gesture around the view follows the pointer: controls inside then report the
  /// pointer's whole path.
  package var isInPointerGesture: Bool {
    get { self[IsInPointerGestureKey.self] }
    set { self[IsInPointerGestureKey.self] = newValue }
  }
}

extension EnvironmentMask {
  package static let isInPointerGesture = EnvironmentMask(
    ObjectIdentifier(IsInPointerGestureKey.self))
}

/// Gives the driver its node.
private struct GestureLayout: WrapperLayout, SafeAreaPassing {
  let driver: GestureDriver

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    driver.node = node
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
  }
}

// The gesture may be nil: a Boolean decides whether it takes part.
extension View {
  /// Adds a gesture; gestures of the views inside take precedence.
  ///
  /// ```swift
  /// card.gesture(isMovable ? DragGesture().onChanged { offset = $0.translation } : nil)
  /// ```
  ///
  /// The view keeps its identity when the gesture comes or goes; removing an active gesture ends
  /// it.
  @inlinable
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T?, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .normal, mask)
  }

  /// Adds a gesture that takes part only while `isEnabled` is true; gestures inside always do.
  @inlinable
  public nonisolated func gesture<T: Gesture>(_ gesture: T?, isEnabled: Bool) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name; the name is not used here.
  @inlinable
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T?, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews)
  }
}
