import Foundation
import HostInterface

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
  private func press(_ target: HostTree.Node, for duration: Double) {
    let place = CGPoint(x: frame.midX, y: frame.midY)
    let start = test.time.now.timeInterval
    test.send(.pointer(target.id, .init(phase: .began, location: place, time: start)))
    test.send(.pointer(target.id, .init(phase: .ended, location: place, time: start + duration)))
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
}
