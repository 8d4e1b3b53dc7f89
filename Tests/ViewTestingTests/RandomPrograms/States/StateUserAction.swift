import SwiftUI
import ViewTesting

/// Something that the user does in a state program.
enum StateUserAction: CustomStringConvertible {
  case focus(path: String, slot: Int, field: Int)
  case submit(path: String, slot: Int, field: Int)
  case press(path: String)
  case shortcut(path: String, Character)
  case drag(path: String, slot: Int)

  var description: String {
    switch self {
    case .focus(let path, let slot, let field): "focus \(path).\(slot) \(field)"
    case .submit(let path, let slot, let field): "submit \(path).\(slot) \(field)"
    case .press(let path): "press \(path)"
    case .shortcut(let path, let key): "shortcut \(key) of \(path)"
    case .drag(let path, let slot): "drag \(path).\(slot)"
    }
  }

  /// Returns something that the user can do now.
  static func random(
    in program: NaiveProgram, using random: inout ProgramRandom
  ) -> StateUserAction? {
    var all: [StateUserAction] = []
    let letters = program.views.compactMap(\.plan?.presses)
    for view in program.views where program.isReachable(view) {
      for (slot, source) in view.sources.enumerated() {
        switch source {
        case .focus:
          let field = 1 + random.below(2)
          all.append(.focus(path: view.path, slot: slot, field: field))
          if program.focused?.view === view {
            all.append(.submit(path: view.path, slot: slot, field: field))
          }
        case .gesture: all.append(.drag(path: view.path, slot: slot))
        default: break
        }
      }
      guard let key = view.plan?.presses else { continue }
      all.append(.press(path: view.path))
      if letters.filter({ $0 == key }).count == 1 {
        all.append(.shortcut(path: view.path, key))
      }
    }
    return all.isEmpty ? nil : random.one(of: all)
  }

  // MARK: In the program

  @MainActor
  func perform(_ app: ViewTest) throws {
    switch self {
    case .focus(let path, let slot, let field):
      try app.find(.identifier("\(path).\(slot).field\(field)")).focus()
    case .submit(let path, let slot, let field):
      try app.find(.identifier("\(path).\(slot).field\(field)")).focus()
      try app.find(.identifier("\(path).\(slot).field\(field)")).submit()
    case .press(let path): try app.find(.identifier("\(path).button")).tap()
    case .shortcut(_, let key):
      try app.press(KeyboardShortcut(KeyEquivalent(key), modifiers: [.command, .option]))
    case .drag(let path, let slot):
      try app.find(.identifier("\(path).\(slot).area")).drag(by: CGSize(width: 40, height: 0))
    }
  }

  // MARK: In the model

  private var path: String {
    switch self {
    case .focus(let path, _, _), .submit(let path, _, _), .press(let path),
      .shortcut(let path, _), .drag(let path, _):
      path
    }
  }

  /// - Returns: whether there is such a view.
  func perform(_ program: NaiveProgram) -> Bool {
    guard let view = program.views.first(where: { $0.path == path }), program.isReachable(view)
    else { return false }
    switch self {
    case .focus(_, let slot, let field):
      guard case .focus = view.sources[slot] else { return false }
      program.focus(field, of: view, slot)
    case .submit(_, let slot, let field):
      guard case .focus = view.sources[slot] else { return false }
      program.focus(field, of: view, slot)
      program.settle()
      for outer in program.views where outer.plan?.submits == true {
        if view.path == outer.path || view.path.hasPrefix(outer.path + "/") {
          program.events.append("\(outer.path) is submitted")
        }
      }
      program.focused = nil
    case .press, .shortcut:
      guard view.plan?.presses != nil else { return false }
      program.events.append("\(path) is pressed")
      program.raise(view, by: 20)
    case .drag(_, let slot):
      guard case .gesture(let cell) = view.sources[slot] else { return false }
      for way in [0, 10, 20, 30, 40] {
        cell.value = .number(way)
        program.settle()
      }
      cell.value = .number(0)
      program.events.append("\(path) was dragged by 40")
      if slot == 0 { program.raise(view, by: 30) }
    }
    program.settle()
    return true
  }
}

extension NaiveProgram {
  /// Whether the user can reach a view: nothing covers it.
  func isReachable(_ view: View) -> Bool {
    let presented = presentedPaths
    return presented.allSatisfy { view.path == $0 || view.path.hasPrefix($0 + "/") }
  }

  private var presentedPaths: [String] {
    views.flatMap { view in
      (view.plan?.children ?? []).compactMap { child -> String? in
        guard case .sheet = child.place, let shown = view.shown[child.key] else { return nil }
        return shown.path
      }
    }
  }
}
