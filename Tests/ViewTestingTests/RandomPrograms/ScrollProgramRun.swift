import SwiftUI
import ViewTesting

/// A random scroll view and the actions on it.
struct ScrollProgram: Equatable {
  var sketch: ScrollSketch
  var actions: [ScrollAction]
  var size = CGSize(width: 320, height: 200)

  static func seeded(_ seed: Int) -> ScrollProgram {
    var random = ProgramRandom(seed: seed)
    let sketch = ScrollSketch.random(using: &random)
    let count = 1 + random.below(6)
    let actions = (0..<count).map { _ in ScrollAction.random(using: &random) }
    let size = CGSize(
      width: random.one(of: [120, 320, 640]), height: random.one(of: [100, 200, 384]))
    return ScrollProgram(sketch: sketch, actions: actions, size: size)
  }

  /// Simpler programs, each with one change.
  var smaller: [ScrollProgram] {
    var all: [ScrollProgram] = []
    for index in actions.indices.reversed() {
      var shorter = self
      shorter.actions.remove(at: index)
      all.append(shorter)
    }
    for (index, action) in actions.enumerated() where action != action.plain {
      var plainer = self
      plainer.actions[index] = action.plain
      all.append(plainer)
    }
    for sketch in sketch.smaller {
      var simpler = self
      simpler.sketch = sketch
      all.append(simpler)
    }
    return all
  }
}

/// Runs a program and checks after each action that rows are where they should be.
///
/// Stacks are compared with eager stacks. Grids and lists have no eager counterpart: they are
/// compared with a fresh mount scrolled to the same offset, for the rows that both show.
@MainActor
struct ScrollProgramRun {
  let program: ScrollProgram

  @MainActor
  private struct Stage {
    let store: ScrollStore
    let app: ViewTest
    let isHorizontal: Bool

    init(_ sketch: ScrollSketch, _ state: ScrollState, isEager: Bool, size: CGSize) {
      store = ScrollStore(state, isEdited: sketch.isEdited)
      app = ViewTest(
        ScrollSketchView(sketch: sketch, store: store, isEager: isEager), size: size)
      isHorizontal = sketch.isHorizontal
    }

    var view: ViewTest.Element {
      get throws { try app.find(.identifier(ScrollSketchView.identifier)) }
    }

    var snapshot: ScrollSnapshot {
      get throws { ScrollSnapshot(of: try view, isHorizontal: isHorizontal) }
    }
  }

  private var sketch: ScrollSketch { program.sketch }

  /// Runs the program and returns what went wrong; nil if nothing did.
  func failure() async -> String? {
    do {
      return try await run()
    } catch {
      return "\(error)"
    }
  }

  private func run() async throws -> String? {
    let stage = Stage(
      sketch, ScrollState(items: Array(1...sketch.rowCount)), isEager: false, size: program.size)
    try await stage.app.settle()
    var former = try stage.snapshot
    if let mistake = try await mistake(stage, former) { return "at first: \(mistake)" }
    for action in program.actions {
      try await action.perform(
        stage.app, stage.view, stage.store, isHorizontal: sketch.isHorizontal)
      let now = try stage.snapshot
      let found =
        try await mistake(stage, now) ?? jump(from: former, to: now, after: action)
        ?? miss(action.plain, stage.store, now)
      if let found { return "after \(action): \(found)" }
      former = now
    }
    stage.app.unmount()
    try await stage.app.settle()
    if let row = stage.store.present.min() { return "\(row) never disappeared" }
    let living = stage.store.counts.living
    return living == 0 ? nil : "\(living) objects are alive at the end"
  }

  // MARK: Invariants

  private func mistake(_ stage: Stage, _ now: ScrollSnapshot) async throws -> String? {
    if !stage.app.diagnostics.isEmpty { return "\(stage.app.diagnostics)" }
    if !stage.store.mistakes.isEmpty { return "\(stage.store.mistakes)" }
    let present = appearing(stage.store.present)
    let rows = appearing(now.rows)
    if present != rows { return "\(present.sorted()) are present and \(rows.sorted()) are there" }
    if sketch.isHorizontal, sketch.isRightToLeft {
    } else if now.farthest > 0, now.offset < -0.6 || now.offset > now.farthest + 0.6 {
      return "the offset is \(now.offset) of \(now.farthest)"
    }
    // A cell may be much shorter than its line.
    if let row = now.rows.first(where: { isFarAway($0, now) }), !sketch.hasPins, !sketch.isGrid,
      !sketch.makesTogether
    {
      return "\(row) at \(now.frames[row]!) is far from \(now.viewport)"
    }
    return try await difference(stage, now)
  }

  /// The elements of rows: the views of one appear together, though they may be in two lines of a
  /// grid.
  private func appearing(_ rows: some Collection<String>) -> Set<String> {
    guard sketch.isGrid, sketch.row == .pair else { return Set(rows) }
    return Set(rows.map { String($0.dropLast()) })
  }

  private func isFarAway(_ row: String, _ now: ScrollSnapshot) -> Bool {
    guard let extent = now.extent(of: row) else { return false }
    // Both views of an element are made where one of them shows.
    let slack: CGFloat = sketch.row == .pair ? 170 : 60
    return extent.upperBound < now.sight.lowerBound - slack
      || extent.lowerBound > now.sight.upperBound + slack
  }

  /// Returns how an eager or freshly mounted container with the same state differs.
  private func difference(_ stage: Stage, _ now: ScrollSnapshot) async throws -> String? {
    let twin = Stage(
      sketch, stage.store.state, isEager: true, size: stage.app.window.frame.size)
    twin.store.position = stage.store.position
    try await twin.app.settle()
    if !sketch.hasEagerTwin {
      let offset = now.offset
      try twin.view.scroll(
        to: sketch.isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
      try await twin.app.settle()
    }
    let wanted = try twin.snapshot
    let names = now.frames.keys
      .filter { wanted.frames[$0] != nil && (!sketch.hasPins || ScrollSnapshot.isRow($0)) }
      .sorted()
    let first = names.min { now.extent(of: $0)!.lowerBound < now.extent(of: $1)!.lowerBound }
    guard let first else {
      let isEmpty = !sketch.hasEagerTwin || wanted.rows.isEmpty || sketch.hasPins
      return isEmpty ? nil : "nothing is in sight"
    }
    let shift = now.extent(of: first)!.lowerBound - wanted.extent(of: first)!.lowerBound
    for name in names {
      let (frame, other) = (now.frames[name]!, wanted.frames[name]!)
      if !isNear(frame.size, other.size) { return "\(name) is \(frame.size), not \(other.size)" }
      let place = now.extent(frame).lowerBound
      let expected = now.extent(other).lowerBound + shift
      if !isNear(place, expected) { return "\(name) is at \(place), not \(expected)" }
      let across = frame.minX - now.viewport.minX
      let otherAcross = other.minX - wanted.viewport.minX
      if !sketch.isHorizontal, !isNear(across, otherAcross) {
        return "\(name) is at \(across) across, not \(otherAcross)"
      }
    }
    guard sketch.hasEagerTwin else { return nil }
    return missing(now, wanted, shift) ?? otherLength(stage, now, wanted, first)
  }

  private func missing(
    _ now: ScrollSnapshot, _ wanted: ScrollSnapshot, _ shift: CGFloat
  ) -> String? {
    if let row = now.rows.first(where: { wanted.frames[$0] == nil }) {
      return "\(row) should not be there"
    }
    return wanted.rows.first { row in
      let extent = wanted.extent(of: row)!
      return now.frames[row] == nil && extent.upperBound + shift > now.sight.lowerBound + 1
        && extent.lowerBound + shift < now.sight.upperBound - 1
    }
    .map { "\($0) should be in sight" }
  }

  private func otherLength(
    _ stage: Stage, _ now: ScrollSnapshot, _ wanted: ScrollSnapshot, _ first: String
  ) -> String? {
    let state = stage.store.state
    guard sketch.isUniform, state.grown.isEmpty, state.scale == 1 else { return nil }
    if !isNear(now.length, wanted.length) {
      return "the content is \(now.length) long, not \(wanted.length)"
    }
    let place = now.extent(of: first)!.lowerBound - now.extent(now.content).lowerBound
    let expected = wanted.extent(of: first)!.lowerBound - wanted.extent(wanted.content).lowerBound
    return isNear(place, expected) ? nil : "\(first) is at \(place) in all, not \(expected)"
  }

  // MARK: Effects of an action

  /// Returns a message about a row that did not move as far as the user scrolled.
  private func jump(
    from former: ScrollSnapshot, to now: ScrollSnapshot, after action: ScrollAction
  ) -> String? {
    guard case .scrollBy(let distance) = action, sketch.target == .none else { return nil }
    for row in former.rows {
      guard let new = now.extent(of: row) else { continue }
      let moved = former.extent(of: row)!.lowerBound - new.lowerBound
      if isNear(moved, distance) { continue }
      let isCutShort = abs(moved) <= abs(distance) + 0.6 && moved * distance >= 0
      // The length of what is before the rows may have been estimated.
      let wanted = former.offset + distance
      let isClamped = wanted < 0.6 || wanted > former.farthest - 0.6
      if !(now.isAtAnEnd || isClamped) || !isCutShort { return "\(row) moved by \(moved)" }
    }
    return nil
  }

  /// Returns how far the target of a scroll is from where it should be; nil if it is there.
  private func miss(
    _ action: ScrollAction, _ store: ScrollStore, _ now: ScrollSnapshot
  ) -> String? {
    let wanted: (place: Int, anchor: UnitPoint?)? =
      switch action {
      case .show(let place, let anchor): (store.place(place), ScrollAction.anchors[anchor])
      case .position(let number?) where sketch.kind != .list:
        switch sketch.position {
        case .none: nil
        case .id: (store.place(number), nil)
        case .top: (store.place(number), .topLeading)
        case .bottom: (store.place(number), .bottomTrailing)
        case .center, .position: (store.place(number), .center)
        }
      default: nil
      }
    guard let wanted, store.state.items.indices.contains(wanted.place), !sketch.hasPins else {
      return nil
    }
    return miss(of: store.state.items[wanted.place], wanted.anchor, store, now)
  }

  private func miss(
    of item: Int, _ anchor: UnitPoint?, _ store: ScrollStore, _ now: ScrollSnapshot
  ) -> String? {
    let isNothing = sketch.row == .optional && item.isMultiple(of: 3) && !store.state.isComplete
    if isNothing { return nil }
    guard let extent = now.extent(of: sketch.row == .pair ? "r\(item)a" : "r\(item)") else {
      return "\(item) should be in sight"
    }
    let margins = sketch.kind == .list ? 0 : sketch.margins
    let (start, end) = (now.sight.lowerBound + margins, now.sight.upperBound - margins)
    let length = extent.upperBound - extent.lowerBound
    let isInSight = extent.upperBound > start - 1 && extent.lowerBound < end + 1
    let isWhole = extent.lowerBound > start - 1 && extent.upperBound < end + 1
    // To the container, an element with several views is one, and so is a line of a grid.
    if sketch.kind == .list || sketch.row == .pair || sketch.isGrid {
      return isInSight ? nil : "\(item) at \(extent) should be in sight"
    }
    guard let anchor else {
      return isWhole || length > end - start && isInSight
        ? nil : "all of \(item) at \(extent) should be in sight"
    }
    var part = anchor.y
    if sketch.isHorizontal { part = sketch.isRightToLeft ? 1 - anchor.x : anchor.x }
    let distance = extent.lowerBound + length * part - (start + (end - start) * part)
    // A row with a padding is scrolled to with it.
    let slack: CGFloat = sketch.isHorizontal && sketch.grouping == .padded ? 5 : 1
    if abs(distance) < slack || now.isAtAnEnd && isInSight { return nil }
    return "\(item) is \(distance) away from its anchor"
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.6 }

  private func isNear(_ a: CGSize, _ b: CGSize) -> Bool {
    isNear(a.width, b.width) && isNear(a.height, b.height)
  }
}

/// Returns the smallest program that still fails after parts are left out.
@MainActor
func shrunk(_ program: ScrollProgram) async -> (ScrollProgram, String)? {
  guard var words = await ScrollProgramRun(program: program).failure() else { return nil }
  var program = program
  var isShrinking = true
  while isShrinking {
    isShrinking = false
    for smaller in program.smaller {
      guard let found = await ScrollProgramRun(program: smaller).failure() else { continue }
      (program, words, isShrinking) = (smaller, found, true)
      break
    }
  }
  return (program, words)
}
