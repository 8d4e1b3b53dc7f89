import SwiftUI
import ViewTesting

/// A random program: what it shows, its initial state, and its steps.
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
  /// Whether each step is compared, and leaks are looked for at the end.
  let isThorough: Bool

  /// Several alerts may be requested at once, which is reported (D16).
  private static let invariants = Set(ViewTest.Invariant.allCases).subtracting([.noDiagnostics])
  private static let size = CGSize(width: 640, height: 1200)

  /// The root: the environment of all views.
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

  /// The failure, or nil.
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
    // A lazy container's length includes what it has measured, so both must have seen the same
    // window sizes.
    let fresh = Stage(
      program.sketch, stage.store.state, size: Self.size, isDark: isDark(after: actions))
    fresh.app.resize(to: app.window.frame.size)
    try await fresh.app.advance(by: .seconds(3))
    // Of several simultaneous requests to present, the first one is shown (D16).
    let diagnostics = app.diagnostics + fresh.app.diagnostics
    if diagnostics.contains(where: { $0.code == "D16" }) { return nil }
    let (tree, expected) = (withoutHistory(app.tree), withoutHistory(fresh.app.tree))
    if tree != expected, !isCutOff(app), !isCutOff(fresh.app), !mayPresentFromBehind {
      return "a fresh mount shows\n\(expected)\nand not\n\(tree)"
    }
    let (counts, wanted) = (stage.store.counts, fresh.store.counts)
    // Tabs that were shown before keep their state, and so do rows out of sight (S1.13) and the
    // content of a reader whose size was known.
    let keepers: [ViewSketch.Container] = [.tabs, .geometry] + Self.lazyContainers
    // A screen pushed below another one is made when it becomes visible.
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

  /// Whether a lazy container that cannot be scrolled is larger than the window: the positions of
  /// its lines, and so which of them exist, depend on earlier measurements.
  private func isCutOff(_ app: ViewTest) -> Bool {
    let unscrolled: [ViewSketch.Container] = [.lazyGrid, .adaptive]
    guard unscrolled.contains(where: program.sketch.contains) else { return false }
    let window = CGRect(origin: .zero, size: app.window.frame.size)
    return app.findAll(.role(.text)).contains { !window.contains($0.frame) }
  }

  /// Whether a page may have presented something before another tab was chosen: the presentation
  /// stays, and a fresh mount never creates that page.
  private var mayPresentFromBehind: Bool {
    program.actions.contains(where: \.choosesTab)
      && program.sketch.contains { sketch in
        guard case .container(.tabs, let pages) = sketch else { return false }
        return pages.contains { $0.contains(where: \.presents) }
      }
  }

  /// Without what depends on history rather than state: the focus, and a lazy container's estimates
  /// for lines that it has not shown.
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

/// Shrinks a program by removing parts while it still fails.
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
