import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// A button's press, as one of the competing gestures.
///
/// As the innermost gesture it precedes all others except those of high priority; a drag recognised
/// during the press cancels the press.
@MainActor
package final class PressDriver {
  private let driver = GestureDriver()
  /// From the button's latest value.
  package var onPress: (Bool) -> Void = { _ in }
  package var action: () -> Void = {}

  /// Returns the driver of a button's node, created when it is first pressed.
  package static func of(_ node: RenderNode) -> PressDriver {
    let key = ObjectIdentifier(PressDriver.self)
    if let known = node.traits[key] as? PressDriver { return known }
    let press = PressDriver()
    press.driver.node = node
    press.driver.make = { [unowned press] in GestureSession(PressRecognizer(press)) }
    node.traits[key] = press
    return press
  }

  package func handle(_ event: HostEvent) { driver.handle(event) }
}

private final class PressRecognizer: Recognizer<Void> {
  private unowned let press: PressDriver
  private var isDown = false

  init(_ press: PressDriver) { self.press = press }

  override func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    switch input.kind {
    case .began: setDown(true)
    case .moved: if hasBegun { setDown(input.isInside) }
    case .ended:
      guard hasBegun else { return phase = .failed }
      setDown(false)
      phase = input.isInside ? .ended(()) : .failed
      if input.isInside { press.action() }
    case .tapped:
      phase = .ended(())
      press.action()
    case .cancelled, .pinched, .longPressed:
      setDown(false)
      phase = .failed
    case .woke: break
    }
  }

  private var hasBegun = false

  private func setDown(_ isNow: Bool) {
    if isNow { hasBegun = true }
    guard isNow != isDown else { return }
    isDown = isNow
    press.onPress(isNow)
  }

  override func reset() {
    super.reset()
    setDown(false)
    hasBegun = false
  }
}

extension GestureInput {
  /// Whether it is inside the visible view, which may be rotated or scaled.
  @MainActor fileprivate var isInside: Bool {
    CGRect(origin: .zero, size: node.size).contains(node.point(location, in: .local))
  }
}

extension RenderNode {
  /// Whether any ancestor of this view has a gesture.
  package var isInGesture: Bool {
    var ancestor = parent
    while let current = ancestor {
      if current.traits[GestureDriver.trait] != nil { return true }
      ancestor = current.parent
    }
    return false
  }
}
