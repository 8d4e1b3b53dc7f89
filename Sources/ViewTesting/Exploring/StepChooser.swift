import Foundation
import HostInterface
import LayoutCore
import SwiftUI

/// Chooses the next random action for the current screen.
///
/// It chooses the kind of action first and then the target: a screen with a hundred rows is not
/// tapped a hundred times for each key press.
@MainActor
struct StepChooser {
  let test: ViewTest
  var random: ExplorationRandom

  init(_ test: ViewTest, seed: UInt64) {
    self.test = test
    random = ExplorationRandom(seed: seed)
  }

  mutating func next() -> ExplorationStep {
    for _ in 0..<8 {
      let choice = random.below(100)
      let step =
        switch choice {
        case ..<68: useOfElement()
        case ..<76: key()
        case ..<82: way()
        case ..<89: ExplorationStep.advance(milliseconds: random.one(of: Self.times))
        default: environmentStep()
        }
      if let step { return step }
    }
    return .advance(milliseconds: 100)
  }

  private static let times = [1, 16, 100, 250, 350, 1000, 3000]

  // MARK: Actions on elements

  private mutating func useOfElement() -> ExplorationStep? {
    var places: [UseKind: [HostTree.Node]] = [:]
    for node in reachableNodes() {
      for kind in UseKind.of(node) { places[kind, default: []].append(node) }
    }
    let kinds = places.keys.sorted { $0.rawValue < $1.rawValue }
    guard !kinds.isEmpty else { return nil }
    // Half of all user actions are taps.
    let tapped = places[.tap]
    let kind = tapped != nil && random.oneIn(2) ? .tap : random.one(of: kinds)
    let node = random.one(of: places[kind]!)
    guard let target = StepTarget(node, in: test) else { return nil }
    return use(kind, of: node, among: places).map { .use(target, $0) }
  }

  /// Returns the nodes that the user can reach: visible, enabled, and not covered by a dialog.
  private func reachableNodes() -> [HostTree.Node] {
    var nodes: [HostTree.Node] = []
    let window = CGRect(origin: .zero, size: test.host.size)
    func visit(_ node: HostTree.Node, _ seen: CGRect, _ origin: CGPoint) {
      let traits = node.content.traits
      guard traits.isDisjoint(with: [.invisible, .disabled, .ignoresPointer]) else { return }
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      var seen = seen
      if node.parent != nil {
        let part = frame.overlap(with: seen)
        let isSeen = !part.isNull && part.width > 0 && part.height > 0
        if isSeen, !node.isHidden(in: test) { nodes.append(node) }
        if node.content.actions.contains(.scroll) { seen = isSeen ? part : .zero }
      }
      for child in node.children { visit(child, seen, frame.origin) }
    }
    let top = test.uppermostModal ?? test.host.tree.root
    let origin = top.parent?.absoluteFrame.origin ?? .zero
    visit(top, window, origin)
    return nodes
  }

  private mutating func use(
    _ kind: UseKind, of node: HostTree.Node, among places: [UseKind: [HostTree.Node]]
  ) -> ExplorationStep.Use? {
    switch kind {
    case .tap: return .tap
    case .longPress: return .longPress
    case .write: return writing(node)
    case .submit: return .submit
    case .focus: return .focus
    case .hover: return .hover
    case .menu: return .openMenu
    case .delete: return .delete
    case .step: return random.oneIn(2) ? .increment : .decrement
    case .pick: return .pick(random.below(node.content.options.count))
    case .slide:
      guard case .number(_, let range, _)? = node.content.value else { return nil }
      let (low, high) = (max(range.lowerBound, -1e6), min(range.upperBound, 1e6))
      return .slide(
        random.one(of: [
          low, high, (low + (high - low) * Double(random.below(101)) / 100).rounded(),
        ])
      )
    case .swipe: return .swipe(random.one(of: node.content.namedActions).name)
    case .scroll:
      let far = random.one(of: [10, 40, 100, 400, 5_000])
      let sign = random.oneIn(3) ? -1 : 1
      return random.oneIn(4) ? .scroll(far * sign, 0) : .scroll(0, far * sign)
    case .drag:
      switch random.below(6) {
      case 0: return .magnify(random.one(of: [0.5, 2]))
      case 1: return .rotate(random.one(of: [-45, 90]))
      default: return .drag(random.below(401) - 200, random.below(401) - 200)
      }
    case .carry:
      guard let other = places[.receive].map({ random.one(of: $0) }),
        let target = StepTarget(other, in: test)
      else { return nil }
      return .carry(to: target)
    case .receive: return .receive(random.one(of: ExplorationTexts.all))
    }
  }

  private mutating func writing(_ node: HostTree.Node) -> ExplorationStep.Use {
    switch random.below(8) {
    case 0: return .clear
    case 1: return .paste(random.one(of: ExplorationTexts.all))
    case 2:
      let count = ViewTest.Element(test, node).displayedText.count
      let start = random.below(count + 1)
      return .select(start, start + random.below(count - start + 1))
    case 3: return .type(random.one(of: ["たろう", "한국어", "é"]), composing: true)
    default: return .type(random.one(of: ExplorationTexts.all), composing: false)
    }
  }

  // MARK: Actions without an element

  private mutating func key() -> ExplorationStep {
    var shortcuts: [KeyStroke] = []
    test.host.tree.root.forEachNode { if let key = $0.content.shortcut { shortcuts.append(key) } }
    if !shortcuts.isEmpty, random.oneIn(3) {
      let stroke = random.one(of: shortcuts)
      return .shortcut("\(stroke.key)", stroke.modifiers.rawValue)
    }
    if random.oneIn(6) {
      return .shortcut(random.one(of: ["a", "z", "s", "n"]), random.one(of: [0, 16, 18]))
    }
    return .press(random.one(of: ViewTest.Key.allCases), shift: random.oneIn(5))
  }

  /// Chooses navigation actions that some screens have, back and forth.
  private mutating func way() -> ExplorationStep? {
    var ways: [ExplorationStep] = [.pointerAway]
    if test.wayBack != nil { ways += [.goBack, .goBack] }
    if test.uppermostPanel?.content.actions.contains(.dismiss) == true {
      ways += [.dismiss, .dismiss]
    }
    let top = test.uppermostModal ?? test.host.tree.root
    if top.firstInTree(where: { $0.content.actions.contains(.refresh) && !$0.isDisabled }) != nil {
      ways.append(.refresh)
    }
    if test.host.tree.root.firstInTree(where: { $0.content.actions.contains(.page) }) != nil {
      ways += [.turnPage(true), .turnPage(false)]
    }
    if test.windows != nil, test.uppermostModal == nil { ways.append(.commands) }
    return random.one(of: ways)
  }

  private mutating func environmentStep() -> ExplorationStep {
    switch random.below(7) {
    case 0, 1:
      let (width, height) = random.one(of: [
        (640, 384), (320, 568), (1280, 800), (80, 32), (200, 2000), (8, 16), (1000, 120), (640, 0),
      ])
      return .resize(width: width, height: height)
    case 2: return .locale(random.one(of: ExplorationTexts.locales))
    case 3: return .rightToLeft(random.oneIn(2))
    case 4: return .dark(random.oneIn(2))
    case 5: return .active(random.oneIn(2))
    default: return .textSize(random.below(DynamicTypeSize.allCases.count))
    }
  }
}

/// The kinds of actions on elements.
@MainActor
private enum UseKind: Int {
  case tap, longPress, write, submit, focus, hover, menu, delete, step, pick, slide, swipe, scroll
  case drag, carry, receive

  static func of(_ node: HostTree.Node) -> [UseKind] {
    let content = node.content
    let actions = content.actions
    var kinds: [UseKind] = []
    if !actions.isDisjoint(with: [.activate, .pointer]) { kinds.append(.tap) }
    if actions.contains(.longPress) { kinds.append(.longPress) }
    if actions.contains(.edit) { kinds.append(.write) }
    if actions.contains(.submit) { kinds.append(.submit) }
    if content.traits.contains(.focusable) { kinds.append(.focus) }
    if actions.contains(.hover) { kinds.append(.hover) }
    if actions.contains(.menu) { kinds.append(.menu) }
    if actions.contains(.delete) { kinds.append(.delete) }
    if actions.contains(.step) { kinds.append(.step) }
    if actions.contains(.setValue) {
      switch content.value {
      case .bool: kinds.append(.tap)
      case .number: kinds.append(.slide)
      default: if !content.options.isEmpty { kinds.append(.pick) }
      }
    }
    if !content.namedActions.isEmpty { kinds.append(.swipe) }
    if actions.contains(.scroll) { kinds.append(.scroll) }
    if actions.contains(.pointer) { kinds.append(.drag) }
    if actions.contains(.drag) { kinds.append(.carry) }
    if actions.contains(.drop) { kinds.append(.receive) }
    return kinds
  }
}
