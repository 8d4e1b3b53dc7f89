import Foundation
import HostInterface
import LayoutCore
import SwiftUI

extension ViewTest.Element {
  /// Taps it, as a person would with a finger, the mouse or the return key.
  ///
  /// A text or image that takes no input itself stands for what it is in: tapping the text of a row
  /// selects the row.
  ///
  /// - Throws: ``ViewTestError`` if it is disabled, hidden, covered by a dialog, or if nothing would
  ///   happen.
  public func tap(file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.activate, .setValue, .edit, .pointer], "tapped", file, line)
    let content = target.content
    if content.actions.contains(.activate) {
      test.send(.activate(target.id))
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

  /// Clicks it with the pointer while keys are held, as for `Gesture.modifiers(_:)`.
  ///
  /// - Throws: ``ViewTestError`` if nothing there follows the pointer.
  public func tap(
    holding modifiers: EventModifiers, file: String = #fileID, line: Int = #line
  ) throws {
    // The pointer meets what is innermost.
    var node = try target(for: [.pointer], "clicked", file, line)
    while let inner = node.children.lazy.compactMap(\.firstForPointer).first { node = inner }
    press(node, for: 0, KeyStroke.Modifiers(rawValue: modifiers.rawValue))
  }

  /// Presses and holds it.
  public func longPress(file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.longPress, .pointer], "pressed for long", file, line)
    if target.content.actions.contains(.longPress) {
      test.send(.longPress(target.id))
    } else {
      press(target, for: 1)
    }
  }

  /// Presses the pointer on the middle of this element and lets go after `duration` seconds.
  private func press(
    _ target: HostTree.Node, for duration: Double, _ modifiers: KeyStroke.Modifiers = []
  ) {
    let place = CGPoint(x: frame.midX, y: frame.midY)
    let start = test.time.now.timeInterval
    for (phase, time) in [
      (HostEvent.PointerEvent.Phase.began, start), (.ended, start + duration),
    ] {
      test.send(
        .pointer(
          target.id, .init(phase: phase, location: place, time: time, modifiers: modifiers)))
    }
  }

  /// Drags with the pointer from the middle of this element.
  ///
  /// - Parameter translation: how far, in points.
  public func drag(by translation: CGSize, file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.pointer], "dragged", file, line)
    let start = CGPoint(x: frame.midX, y: frame.midY)
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

  /// Moves two fingers on it apart or together.
  ///
  /// - Parameter scale: 2 is twice as far apart.
  public func magnify(by scale: CGFloat, file: String = #fileID, line: Int = #line) throws {
    try pinch("magnified", file, line) {
      1 + (Double(scale) - 1) * $0
    } rotation: { _ in
      0
    }
  }

  /// Turns two fingers on it.
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

  /// Puts the pointer down on the middle of it, and leaves it there; see ``release(file:line:)``.
  public func press(file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.pointer], "pressed", file, line)
    let place = CGPoint(x: frame.midX, y: frame.midY)
    test.send(
      .pointer(
        target.id, .init(phase: .began, location: place, time: test.time.now.timeInterval)))
  }

  /// Moves the pointer that ``press(file:line:)`` put down; `translation` is from its middle.
  public func move(by translation: CGSize, file: String = #fileID, line: Int = #line) throws {
    try point(.moved, translation, file, line)
  }

  /// Lifts the pointer that ``press(file:line:)`` put down.
  public func release(
    at translation: CGSize = .zero, file: String = #fileID, line: Int = #line
  ) throws {
    try point(.ended, translation, file, line)
  }

  private func point(
    _ phase: HostEvent.PointerEvent.Phase, _ translation: CGSize, _ file: String, _ line: Int
  ) throws {
    let target = try target(for: [.pointer], "moved over", file, line)
    let place = CGPoint(x: frame.midX + translation.width, y: frame.midY + translation.height)
    test.send(
      .pointer(
        target.id, .init(phase: phase, location: place, time: test.time.now.timeInterval)))
  }
}

extension HostTree.Node {
  fileprivate var firstForPointer: HostTree.Node? {
    firstInTree { $0.content.actions.contains(.pointer) }
  }
}
