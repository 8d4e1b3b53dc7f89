import Foundation
import HostInterface
import LayoutCore
import SwiftUI

extension ViewTest.Element {
  /// Taps the element, as with a finger, the mouse or the Return key.
  ///
  /// A text or image that takes no input itself stands for its container: tapping the text of a row
  /// selects the row.
  ///
  /// Elements that track the pointer see it go down and up: a button's style is evaluated with
  /// `isPressed`, and again without. A selectable row gets the keyboard focus, so that keys
  /// continue from it.
  ///
  /// - Throws: ``ViewTestError`` if it is disabled, hidden or covered by a dialog, or if nothing
  ///   would happen.
  public func tap(file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.activate, .setValue, .edit, .pointer], "tapped", file, line)
    let content = target.content
    if content.actions.contains([.activate, .pointer]), target.absoluteFrame.contains(middle) {
      press(target, for: 0)
    } else if content.actions.contains(.activate) {
      if target.role == .row, content.traits.contains(.focusable) {
        test.perform { $0.focus(target.id) }
      }
      test.send(
        content.actions.contains(.select) ? .select(target.id, []) : .activate(target.id))
    } else if content.actions.contains(.setValue), case .bool(let isOn)? = content.value {
      test.perform { $0.setValue(target.id, .bool(!isOn)) }
    } else if content.actions.contains(.edit) {
      test.perform { $0.focus(target.id) }
    } else if content.actions.contains(.pointer) {
      press(target, for: 0)
    } else {
      throw failure("cannot be tapped: it has a value to be set", file, line)
    }
  }

  /// Clicks the element while modifier keys are held, for `Gesture.modifiers(_:)` and for lists
  /// with multiple selection: Command toggles a row, Shift extends the selection.
  ///
  /// - Throws: ``ViewTestError`` if nothing there tracks the pointer.
  public func tap(
    holding modifiers: EventModifiers, file: String = #fileID, line: Int = #line
  ) throws {
    // The pointer hits the innermost node.
    var node = try target(for: [.pointer, .select], "clicked", file, line)
    let held = KeyStroke.Modifiers(rawValue: modifiers.rawValue)
    if node.content.actions.contains(.select) {
      test.perform { $0.focus(node.id) }
      test.send(.select(node.id, held))
      return
    }
    while let inner = node.children.lazy.compactMap(\.firstForPointer).first { node = inner }
    press(node, for: 0, held)
  }

  /// Presses and holds the element.
  public func longPress(file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.longPress, .pointer], "pressed for long", file, line)
    if target.content.actions.contains(.pointer) {
      press(target.innermostGesture, for: 1)
    } else {
      test.send(.longPress(target.id))
    }
  }

  private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Presses the pointer in the middle of this element and releases it after `duration` seconds, as
  /// one action: the pressed state is drawn before the release.
  private func press(
    _ target: HostTree.Node, for duration: Double, _ modifiers: KeyStroke.Modifiers = []
  ) {
    let start = test.time.now.timeInterval
    func event(_ phase: HostEvent.PointerEvent.Phase, _ time: Double) -> HostEvent {
      .pointer(
        target.id, .init(phase: phase, location: middle, time: time, modifiers: modifiers))
    }
    test.perform { host in
      host.client?.handle(event(.began, start))
      host.runFrames()
      host.client?.handle(event(.ended, start + duration))
    }
  }

  /// Drags with the pointer from the middle of this element.
  ///
  /// - Parameter translation: the distance in points.
  public func drag(by translation: CGSize, file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.pointer], "dragged", file, line)
    let start = middle
    let time = test.time.now.timeInterval
    for step in 0...4 {
      let part = CGFloat(step) / 4
      let place = CGPoint(
        x: start.x + translation.width * part, y: start.y + translation.height * part)
      test.send(
        .pointer(
          target.id,
          .init(
            phase: step == 0 ? .began : .moved, location: place, time: time + Double(step) / 60)))
    }
    let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    test.send(
      .pointer(target.id, .init(phase: .ended, location: end, time: time + 5.0 / 60)))
  }

  /// Pinches the element with two fingers.
  ///
  /// - Parameter scale: 2 is twice as far apart.
  public func magnify(by scale: CGFloat, file: String = #fileID, line: Int = #line) throws {
    try pinch("magnified", file, line) {
      1 + (Double(scale) - 1) * $0
    } rotation: { _ in
      0
    }
  }

  /// Rotates the element with two fingers.
  public func rotate(by angle: Angle, file: String = #fileID, line: Int = #line) throws {
    try pinch("turned", file, line) { _ in
      1
    } rotation: {
      angle.radians * $0
    }
  }

  private func pinch(
    _ verb: String, _ file: String, _ line: Int, scale: (Double) -> Double,
    rotation: (Double) -> Double
  ) throws {
    let target = try target(for: [.pointer], verb, file, line)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let time = test.time.now.timeInterval
    for step in 0...5 {
      let part = min(Double(step) / 4, 1)
      test.send(
        .pinch(
          target.id,
          .init(
            phase: step == 0 ? .began : step == 5 ? .ended : .moved, magnification: scale(part),
            rotation: rotation(part), location: middle, time: time + Double(step) / 60)))
    }
  }

  /// Presses the pointer in the middle of the element without releasing it; see
  /// ``release(at:file:line:)``.
  ///
  /// ```swift
  /// try app.button("Approve").press()
  /// #expect(app.exists("pressed"))         // the style's isPressed
  /// try app.button("Approve").release()
  /// ```
  public func press(file: String = #fileID, line: Int = #line) throws {
    try point(.began, .zero, file, line)
  }

  /// Moves the pointer pressed by ``press(file:line:)``; `translation` is relative to the middle.
  public func move(by translation: CGSize, file: String = #fileID, line: Int = #line) throws {
    try point(.moved, translation, file, line)
  }

  /// Releases the pointer pressed by ``press(file:line:)``; `translation` is relative to the
  /// middle. A button is activated if the pointer is within it.
  public func release(
    at translation: CGSize = .zero, file: String = #fileID, line: Int = #line
  ) throws {
    try point(.ended, translation, file, line)
  }

  private func point(
    _ phase: HostEvent.PointerEvent.Phase, _ translation: CGSize, _ file: String, _ line: Int
  ) throws {
    let verb = phase == .moved ? "moved over" : "pressed"
    var target = try target(for: [.pointer, .activate, .setValue], verb, file, line)
    target = target.innermostGesture
    let place = CGPoint(x: middle.x + translation.width, y: middle.y + translation.height)
    guard target.content.actions.contains(.pointer) else {
      // It does not show the press, and is activated where the pointer is released.
      if phase == .ended, target.absoluteFrame.contains(place) { try tap(file: file, line: line) }
      return
    }
    test.send(
      .pointer(
        target.id, .init(phase: phase, location: place, time: test.time.now.timeInterval)))
  }
}

extension HostTree.Node {
  /// The gesture that the pointer hits, of several nested gestures of one view.
  fileprivate var innermostGesture: HostTree.Node {
    var found = self
    var node = self
    while node.children.count == 1, node.children[0].absoluteFrame == absoluteFrame {
      node = node.children[0]
      if node.content.actions.contains(.pointer) { found = node }
    }
    return found
  }

  fileprivate var firstForPointer: HostTree.Node? {
    firstInTree { $0.content.actions.contains(.pointer) }
  }
}
