import SwiftUI
import ViewTesting

/// One random program: what it shows, with what it begins, and what happens to it.
struct RandomProgram: Equatable {
  var sketch: ViewSketch
  var actions: [ProgramAction]

  static func seeded(
    _ seed: Int, of vocabulary: ViewSketch.Vocabulary = .whole
  ) -> RandomProgram {
    var random = ProgramRandom(seed: seed)
    let sketch = ViewSketch.random(
      depth: 2 + random.below(3), of: vocabulary, using: &random)
    let count = 2 + random.below(4)
    return RandomProgram(
      sketch: sketch, actions: (0..<count).map { _ in .random(using: &random) })
  }
}

/// Runs a program and compares it with a fresh mount.
@MainActor
struct ProgramRun {
  let program: RandomProgram
  /// Whether each step is compared, and what is left at the end is looked for.
  let isThorough: Bool

  /// Any number of alerts may be wanted at once, which is told (D16).
  private static let invariants = Set(ViewTest.Invariant.allCases).subtracting([.noDiagnostics])
  private static let size = CGSize(width: 640, height: 1200)

  /// The root: what all views find round them.
  private struct Root: View {
    let sketch: ViewSketch
    let store: ProgramStore

    var body: some View {
      SketchView(sketch, store).environment(store).environmentObject(store.notes)
    }
  }

  private final class Stage {
    let store: ProgramStore
    let app: ViewTest

    @MainActor
    init(_ sketch: ViewSketch, _ state: ProgramState, size: CGSize, isDark: Bool) {
      store = ProgramStore(state)
      app = ViewTest(
        Root(sketch: sketch, store: store), size: size, colorScheme: isDark ? .dark : .light)
    }
  }

  /// What went wrong; nil if nothing did.
  func failure() async -> String? {
    do {
      return try await run()
    } catch {
      return "\(error)"
    }
  }

  private func run() async throws -> String? {
    let stage = Stage(
      program.sketch, ProgramState(), size: Self.size, isDark: false)
    if isThorough { try await stage.app.checkInvariants(Self.invariants) }
    for (place, action) in program.actions.enumerated() {
      try await action.perform(stage.app, stage.store)
      let isLast = place == program.actions.count - 1
      guard isThorough || isLast else { continue }
      let done = program.actions.prefix(place + 1)
      if let difference = try await difference(of: stage, after: done) { return difference }
    }
    guard isThorough else { return nil }
    try await stage.app.checkInvariants(Self.invariants)
    let counts = stage.store.counts
    stage.app.unmount()
    try await stage.app.settle()
    guard counts.present != 0 || counts.living != 0 else { return nil }
    return "after the end \(counts.present) views were present and \(counts.living) objects alive"
  }

  /// How a fresh mount with the same state differs.
  private func difference(
    of stage: Stage, after actions: ArraySlice<ProgramAction>
  ) async throws -> String? {
    let app = stage.app
    try await app.advance(by: .seconds(3))
    // What a lazy container was long, as far as it was measured, stays in its length: both have
    // seen the same sizes of the window.
    let fresh = Stage(
      program.sketch, stage.store.state, size: Self.size, isDark: isDark(after: actions))
    fresh.app.resize(to: app.window.frame.size)
    try await fresh.app.advance(by: .seconds(3))
    // Of several that want to be presented at once, the first one that asked is shown (D16).
    let diagnostics = app.diagnostics + fresh.app.diagnostics
    if diagnostics.contains(where: { $0.code == "D16" }) { return nil }
    let (tree, expected) = (withoutHistory(app.tree), withoutHistory(fresh.app.tree))
    if tree != expected, !isCutOff(app), !isCutOff(fresh.app), !mayPresentFromBehind {
      return "a fresh mount shows\n\(expected)\nand not\n\(tree)"
    }
    let (counts, wanted) = (stage.store.counts, fresh.store.counts)
    // Other tabs that were shown before keep what they own, and so do rows out of sight (S1.13) and
    // what a reader has made once its size was known.
    let keepers: [ViewSketch.Container] = [.tabs, .geometry] + Self.lazyContainers
    // A screen that was pushed below another one is made when it is seen.
    let isDeep = stage.store.path.count > 1 && program.sketch.contains(.navigation)
    let mayKeepMore = isDeep || keepers.contains(where: program.sketch.contains)
    // The fresh mount has rows out of sight, too: those that showed before it was resized.
    let mayKeepLess =
      app.window.frame.size != Self.size
      && Self.lazyContainers.contains(where: program.sketch.contains)
    let areAsMany =
      (counts.living <= wanted.living || mayKeepMore)
      && (counts.living >= wanted.living || mayKeepLess)
    if counts.present != wanted.present || !areAsMany {
      return "\(counts.present) views are present and \(counts.living) objects alive, of a fresh "
        + "mount \(wanted.present) and \(wanted.living)"
    }
    if !app.diagnostics.isEmpty, fresh.app.diagnostics.isEmpty { return "\(app.diagnostics)" }
    return nil
  }

  /// Whether a lazy container that nobody can scroll is larger than the window: where its lines
  /// stand, and so which of them are made, follows from those that were measured before.
  private func isCutOff(_ app: ViewTest) -> Bool {
    let unscrolled: [ViewSketch.Container] = [.lazyGrid, .adaptive]
    guard unscrolled.contains(where: program.sketch.contains) else { return false }
    let window = CGRect(origin: .zero, size: app.window.frame.size)
    return app.findAll(.role(.text)).contains { !window.contains($0.frame) }
  }

  /// Whether a page may have presented something before another tab was chosen: it stays, and a fresh
  /// mount never makes that page.
  private var mayPresentFromBehind: Bool {
    program.actions.contains(where: \.choosesTab)
      && program.sketch.contains { sketch in
        guard case .container(.tabs, let pages) = sketch else { return false }
        return pages.contains { $0.contains(where: \.presents) }
      }
  }

  /// Without what follows from what happened, and not from the state: where the focus is, and how
  /// long a lazy container takes lines to be that it has not shown.
  private func withoutHistory(_ tree: String) -> String {
    let tree = tree.replacing(" [focused]", with: "").replacing(", focused", with: "")
      .replacing("focused, ", with: "")
    guard Self.lazyContainers.contains(where: program.sketch.contains) else { return tree }
    return tree.replacing(#/box [-0-9.,]+ [-0-9.]+x[-0-9.]+/#, with: "box")
  }

  private static let lazyContainers: [ViewSketch.Container] = [
    .lazyVertical, .lazyHorizontal, .lazyGrid, .adaptive, .list, .form, .sections, .lazyRows,
  ]

  private func isDark(after actions: ArraySlice<ProgramAction>) -> Bool {
    for action in actions.reversed() {
      if case .dark(let isDark) = action { return isDark }
    }
    return false
  }
}

/// The smallest program that can be had by leaving out parts, and that still fails.
@MainActor
func shrunk(_ program: RandomProgram) async -> (RandomProgram, String)? {
  func failure(_ program: RandomProgram) async -> String? {
    await ProgramRun(program: program, isThorough: true).failure()
  }
  guard var words = await failure(program) else { return nil }
  var program = program
  var isShrinking = true
  while isShrinking {
    isShrinking = false
    for index in program.actions.indices.reversed() {
      var shorter = program
      shorter.actions.remove(at: index)
      guard let found = await failure(shorter) else { continue }
      (program, words, isShrinking) = (shorter, found, true)
    }
    for sketch in program.sketch.smaller {
      var simpler = program
      simpler.sketch = sketch
      guard let found = await failure(simpler) else { continue }
      (program, words, isShrinking) = (simpler, found, true)
      break
    }
  }
  return (program, words)
}
