import Foundation
import HostInterface

/// The facts about a node that queries and actions need.
extension HostTree.Node {
  /// The role for assistive technologies: `accessibilityAddTraits` sets that of nodes that are not
  /// controls.
  var role: ViewTest.Role {
    let role = ViewTest.Role(rawValue: content.role.rawValue)
    guard !ViewTest.Role.controls.contains(role) else { return role }
    if content.traits.contains(.spokenAsButton) { return .button }
    if content.traits.contains(.spokenAsLink) { return .link }
    return content.traits.contains(.spokenAsImage) ? .image : role
  }

  /// The node's own text or image label.
  var ownText: String? {
    switch content.leaf {
    case .text(let text): text.string
    case .image(let image): image.label
    // Drawn by the program's own renderer.
    case .none where content.role == .text: content.label
    default: nil
    }
  }

  /// The texts of the node and its descendants, in order.
  var texts: [String] {
    var texts: [String] = []
    forEachNode { if let text = $0.ownText, !text.isEmpty { texts.append(text) } }
    return texts
  }

  /// Whether it is interactive: by its role, or because it takes input.
  var isControl: Bool {
    ViewTest.Role.controls.contains(role)
      || !content.actions.isDisjoint(with: [.activate, .setValue, .step, .edit])
        && role != .row
  }

  /// The node and its ancestors, innermost first.
  var lineage: some Sequence<HostTree.Node> { sequence(first: self) { $0.parent } }

  var isDisabled: Bool { lineage.contains { $0.content.traits.contains(.disabled) } }

  /// Returns whether nothing of it is visible, now or in a moment: a node about to fade in counts
  /// as visible.
  func isHidden(in test: ViewTest) -> Bool {
    lineage.contains { node in
      node.content.traits.contains(.invisible) || (node.isTransparent && !test.isMoving(node))
    }
  }

  private var isTransparent: Bool {
    content.effects.contains { if case .opacity(0) = $0 { true } else { false } }
  }

  var isHiddenFromAccessibility: Bool {
    lineage.contains { $0.content.traits.contains(.hiddenFromAccessibility) }
  }

  func isInside(_ other: HostTree.Node) -> Bool { lineage.contains { $0 === other } }

  /// Returns the first node that satisfies a condition: this one or a descendant, parents first.
  func firstInTree(where matches: (HostTree.Node) -> Bool) -> HostTree.Node? {
    if matches(self) { return self }
    for child in children {
      if let found = child.firstInTree(where: matches) { return found }
    }
    return nil
  }

  /// The value in words.
  var valueText: String? {
    if let words = content.valueDescription { return words }
    return switch content.value {
    case .bool(let isOn): isOn ? "on" : "off"
    case .number(let number, _, _): TreeText.number(number)
    case .text(let text): text
    case .choice(let index):
      index.flatMap { content.options.indices.contains($0) ? content.options[$0] : nil } ?? "none"
    case .indeterminate: "indeterminate"
    case .question(let question): question.title
    case .paths(let paths): paths.joined(separator: ", ")
    case nil: nil
    }
  }
}
