import SwiftUI
import ViewTesting

/// Something that the user does in a state program.
enum StateUserAction: CustomStringConvertible {
  case focus(path: String, slot: Int, field: Int)
  case submit(path: String, slot: Int, field: Int)
  case press(path: String)
  case shortcut(path: String, Character)
  case tap(path: String, slot: Int)
  case hold(path: String, slot: Int)
  case drag(path: String, slot: Int)
  /// Presses a key while a field has the focus.
  case key(path: String, slot: Int, field: Int)

  var description: String {
    switch self {
    case .focus(let path, let slot, let field): "focus \(path).\(slot) \(field)"
    case .submit(let path, let slot, let field): "submit \(path).\(slot) \(field)"
    case .press(let path): "press \(path)"
    case .shortcut(let path, let key): "shortcut \(key) of \(path)"
    case .tap(let path, let slot): "tap \(path).\(slot)"
    case .hold(let path, let slot): "hold \(path).\(slot)"
    case .drag(let path, let slot): "drag \(path).\(slot)"
    case .key(let path, let slot, let field): "press a key in \(path).\(slot) \(field)"
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
          if program.focused?.view === view || !program.root.plan!.followsFocus {
            all.append(.submit(path: view.path, slot: slot, field: field))
          }
          if program.views.contains(where: { $0.plan?.keys != nil && view.isIn($0) }) {
            all.append(.key(path: view.path, slot: slot, field: field))
          }
        case .gesture:
          let area = view.plan!.area
          var actions: [StateUserAction] = [
            .tap(path: view.path, slot: slot), .hold(path: view.path, slot: slot),
          ]
          if area != .twice { actions.append(.drag(path: view.path, slot: slot)) }
          // A sheet that opens during a gesture would cover its area.
          let mayOpenSheets = program.root.plan!.presents
          all += actions.filter { !mayOpenSheets || $0.track(area).numbers.isEmpty }
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
  func perform(_ app: ViewTest) async throws {
    switch self {
    case .focus(let path, let slot, let field):
      try app.find(.identifier("\(path).\(slot).field\(field)")).focus()
    case .submit(let path, let slot, let field):
      try app.find(.identifier("\(path).\(slot).field\(field)")).focus()
      try app.find(.identifier("\(path).\(slot).field\(field)")).submit()
    case .press(let path): try app.find(.identifier("\(path).button")).tap()
    case .shortcut(_, let key):
      try app.press(KeyboardShortcut(KeyEquivalent(key), modifiers: [.command, .option]))
    case .tap(let path, let slot): try app.find(.identifier("\(path).\(slot).area")).tap()
    case .hold(let path, let slot):
      let area = try app.find(.identifier("\(path).\(slot).area"))
      try area.press()
      try await app.advance(by: .seconds(1))
      try area.move(by: CGSize(width: 5, height: 0))
      try area.release(at: CGSize(width: 5, height: 0))
    case .drag(let path, let slot):
      try app.find(.identifier("\(path).\(slot).area")).drag(by: CGSize(width: 40, height: 0))
    case .key(let path, let slot, let field):
      try app.find(.identifier("\(path).\(slot).field\(field)")).focus()
      // Nothing takes the key where all pass it on.
      try? app.press(KeyboardShortcut("k", modifiers: [.command]))
    }
  }

  // MARK: In the model

  private var path: String {
    switch self {
    case .focus(let path, _, _), .submit(let path, _, _), .key(let path, _, _),
      .press(let path), .shortcut(let path, _), .tap(let path, _), .hold(let path, _),
      .drag(let path, _):
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
      for outer in program.views where outer.plan?.submits == true && view.isIn(outer) {
        program.events.append("\(outer.path) is submitted")
      }
      let goesOn = view.plan?.chains == true && field == 1
      program.focused = goesOn ? (view, slot, 2) : nil
    case .key(_, let slot, let field):
      guard case .focus = view.sources[slot] else { return false }
      program.focus(field, of: view, slot)
      program.settle()
      program.giveKey()
    case .press, .shortcut:
      guard view.plan?.presses != nil else { return false }
      program.events.append("\(path) is pressed")
      program.raise(view, by: 20)
    case .tap(_, let slot), .hold(_, let slot), .drag(_, let slot):
      guard case .gesture(let cell) = view.sources[slot] else { return false }
      let area = view.plan!.area
      if case .drag = self, area == .twice { return false }
      let track = track(area)
      for number in track.numbers {
        cell.value = .number(number)
        program.settle()
      }
      cell.value = .number(0)
      for (words, amount) in track.told {
        program.events.append("\(path) was \(words)")
        if slot == 0 { program.raise(view, by: amount) }
      }
    }
    program.settle()
    return true
  }
}

extension StateUserAction {
  /// Returns the values that a gesture's state has in turn before it is reset, and what the gesture
  /// tells at its end.
  private func track(_ area: StateArea) -> (numbers: [Int], told: [(String, Int)]) {
    switch (self, area) {
    case (.tap, .drag): ([], [("dragged by 0", 30), ("tapped", 0)])
    case (.hold, .drag): ([5], [("dragged by 5", 30), ("tapped", 0)])
    case (.drag, .drag): ([10, 20, 30, 40], [("dragged by 40", 30)])
    case (.tap, .hold): ([1], [])
    case (.hold, .hold): ([1], [("held", 40)])
    case (.drag, .hold): ([1], [])
    case (.tap, .twice), (.hold, .twice): ([], [("tapped once", 70)])
    case (.hold, .holdThenDrag): ([2, 7], [("held and dragged by 5", 80)])
    default: ([], [])
    }
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
