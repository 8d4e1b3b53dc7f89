import SwiftUI

/// A place where a program passes a number.
@MainActor
struct NumberCase {
  let name: String
  /// A view that is made with the number.
  let view: (Double) -> AnyView

  init<Content: View>(_ name: String, @ViewBuilder _ view: @escaping (Double) -> Content) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }

  /// A call without a view.
  static func call(_ name: String, _ call: @escaping (Double) -> Any?) -> NumberCase {
    NumberCase(name) { number in Text(verbatim: "\(call(number) as Any)") }
  }

  /// Values that no sensible program would pass, and some borderline ones.
  static let numbers: [Double] = [
    .infinity, -.infinity, .nan, 1e300, -1, 0, .greatestFiniteMagnitude, 1e-300, 1e19,
  ]
}

/// The cases, in groups that run separately.
enum NumberGroup: String, Codable, CaseIterable, Sendable {
  case layout, containers, scrolling, shapes, paths, styles, effects, text, formats, animations
  case transitions, timers, gestures, values, controls, lists, drawing, geometry, integers

  @MainActor var cases: [NumberCase] {
    switch self {
    case .layout: NumberCase.layout
    case .containers: NumberCase.containers
    case .scrolling: NumberCase.scrolling
    case .shapes: NumberCase.shapes
    case .paths: NumberCase.paths
    case .styles: NumberCase.styles
    case .effects: NumberCase.effects
    case .text: NumberCase.text
    case .formats: NumberCase.formats
    case .animations: NumberCase.animations
    case .transitions: NumberCase.transitions
    case .timers: NumberCase.timers
    case .gestures: NumberCase.gestures
    case .values: NumberCase.values
    case .controls: NumberCase.controls
    case .lists: NumberCase.lists
    case .drawing: NumberCase.drawing
    case .geometry: NumberCase.geometry
    case .integers: NumberCase.integers
    }
  }
}
