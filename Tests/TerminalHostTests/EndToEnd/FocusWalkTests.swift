import CellText
import Foundation
import HostInterface
import SeededRandom
import SwiftUI
import Testing

@testable import TerminalHost
@testable import gallery

/// An example in a window of its own. The writer is without the open and save panels: random keys
/// would save files anywhere.
private struct Walked: App {
  @MainActor static var example = Example.counter
  @MainActor static var store = UserDefaults.standard
  @State private var document = TextFile()

  var body: some Scene {
    WindowGroup("Walked") {
      Group {
        if Self.example == .writer {
          WriterView(document: $document)
        } else {
          Self.example.content
        }
      }
      .defaultAppStorage(Self.store)
    }
  }
}

/// Presses random keys in a program, now and then clicks somewhere or runs something of the palette,
/// and checks after each what the user sees of the focus.
@MainActor
private final class Walk {
  private let screen: AppScreen
  private var random: SeededGenerator
  private var hasQuit = false
  private(set) var steps: [String] = []
  /// What went wrong, and after which keys.
  private(set) var defect: String?

  private static let keys: KeyValuePairs = [
    "Tab": "\t", "⇧Tab": "\u{1B}[Z", "↑": "\u{1B}[A", "↓": "\u{1B}[B", "←": "\u{1B}[D",
    "→": "\u{1B}[C", "⏎": "\r", "Space": " ", "Esc": "\u{1B}", "Del": "\u{1B}[3~",
    "PgUp": "\u{1B}[5~", "PgDn": "\u{1B}[6~", "Home": "\u{1B}[H", "End": "\u{1B}[F",
    "F1": "\u{1B}OP", "F2": "\u{1B}OQ", "F10": "\u{1B}[21~", "^F": "\u{6}", "a": "a", "3": "3",
  ]

  init(_ screen: AppScreen, seed: Int) {
    self.screen = screen
    random = SeededGenerator(seed: seed)
    screen.host.quit = { [unowned self] in hasQuit = true }
  }

  /// What the last row of the screen offers.
  private var offers: [KeyHint] {
    guard screen.host.hasKeyLine else { return [] }
    return KeyLine(hints: screen.host.keyHints()).shown(in: screen.host.cells.columns)
  }

  func step() {
    hasQuit = false
    let offers = offers
    switch random.below(20) {
    case 0..<9 where !offers.isEmpty: press(offers[random.below(offers.count)])
    case 9: runFromPalette()
    case 10: click()
    default:
      let key = Self.keys[random.below(Self.keys.count)]
      steps.append(key.key)
      type(key.value)
    }
    checkFocus()
  }

  /// Runs one of the first commands.
  private func runFromPalette() {
    let count = random.below(7)
    steps.append("(^P \(count) ⏎)")
    type("\u{10}" + String(repeating: "\u{1B}[B", count: count) + "\r")
  }

  private func click() {
    let size = screen.host.cells
    let (column, row) = (random.below(size.columns), random.below(size.rows))
    steps.append("(click \(column) \(row))")
    screen.click(column, row)
  }

  private func type(_ bytes: String) {
    screen.type(bytes)
    if bytes == "\u{1B}" { screen.flushInput() }
  }

  /// Presses a key that the line of keys offers: something changes, unless Return presses what has
  /// nothing to do, such as a button that sets a count of 0 to 0.
  private func press(_ hint: KeyHint) {
    steps.append("(\(hint.key) \(hint.words))")
    let keys: [String?]
    switch hint.key {
    case "↑↓": keys = ["\u{1B}[A", "\u{1B}[B"]
    case "←→": keys = ["\u{1B}[D", "\u{1B}[C"]
    case "+-": keys = ["+", "-"]
    case "Alt-↑↓": keys = ["\u{1B}[1;3A", "\u{1B}[1;3B"]
    default: keys = [Self.bytes(of: hint.key)]
    }
    let before = seen
    for case let key? in keys where seen == before { type(key) }
    if seen == before, hint.key != "⏎" { defect = "\(hint.key) \(hint.words) does nothing" }
    hasQuit = false
  }

  private static func bytes(of key: String) -> String? {
    if let known = keys.first(where: { $0.key == key }) { return known.value }
    guard let letter = key.last.map({ String($0).lowercased() }), let code = letter.utf8.first
    else { return nil }
    if key.hasPrefix("^") { return String(UnicodeScalar(code & 0x1F)) }
    if key.hasPrefix("Alt-⇧") { return "\u{1B}\(letter.uppercased())" }
    if key.hasPrefix("Alt-") { return "\u{1B}\(letter)" }
    return key.count == 1 ? key : nil
  }

  /// What a key can change.
  private struct Seen: Equatable {
    var cells: [Cell]
    var focused: NodeID?
    var hasQuit: Bool
    var hasCopied: Bool
  }

  private var seen: Seen {
    let host = screen.host
    return Seen(
      cells: host.painter.screen.cells, focused: host.painter.interaction.focused,
      hasQuit: hasQuit, hasCopied: host.hasJustCopied)
  }

  /// One visible thing has the focus: a text that was left keeps its place, and where only the way
  /// back could have it, nothing does.
  private func checkFocus() {
    let host = screen.host
    guard host.menu == nil else { return }
    let ring = host.focusRing()
    if let focused = host.focusedNode {
      let stop = ring.stops.first { $0.id == focused.id }
      if stop == nil { defect = "the focus is on what cannot be reached" }
      return
    }
    if host.resignedField != nil || host.leftText != nil { return }
    let others = ring.stops.filter(\.isVisible).compactMap { host.tree[$0.id] }.filter {
      $0.content.traits.isDisjoint(with: [.backAction, .cancelAction, .destructive])
        && !$0.isInBar && $0.textControl == nil
    }
    if !others.isEmpty { defect = "nothing has the focus" }
  }
}

/// Walks over the apps of the gallery.
///
/// `FOCUS_WALK_SEED=17` starts with that seed, `FOCUS_WALK_SEEDS=20` walks with 20 seeds from there,
/// and `FOCUS_WALK_KEYS=2000` presses more keys.
@MainActor
@Suite("Random keys in the gallery's apps", .serialized)
struct FocusWalkTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static let sizes = [CellSize(80, 24), CellSize(40, 14), CellSize(120, 40)]

  @Test(
    "One visible thing has the focus after each key, and each key that is offered does something",
    arguments: Example.allCases)
  func walk(_ example: Example) throws {
    let name = "gallery-walked-\(example)"
    let defaults = try #require(UserDefaults(suiteName: name))
    (Walked.example, Walked.store) = (example, defaults)
    let seed = Self.number("FOCUS_WALK_SEED") ?? 5
    for number in 0..<(Self.number("FOCUS_WALK_SEEDS") ?? Self.sizes.count) {
      defaults.removePersistentDomain(forName: name)
      let size = Self.sizes[number % Self.sizes.count]
      let screen = AppScreen(app: Walked.self, size.columns, size.rows) {
        $0.showsKeys = true
        $0.awaitsFirstFocus = true
      }
      let walk = Walk(screen, seed: seed + number)
      for _ in 0..<(Self.number("FOCUS_WALK_KEYS") ?? 40) where walk.defect == nil { walk.step() }
      let story = walk.steps.joined(separator: " ")
      #expect(
        walk.defect == nil, "\n\(seed + number), \(size)\n\(story)\n\(screen.text)")
    }
    defaults.removePersistentDomain(forName: name)
  }
}
