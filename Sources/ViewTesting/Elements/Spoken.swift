import HostInterface

extension ViewTest {
  /// The lines that a screen reader would read, one per element, in order: name, value, kind, hint.
  ///
  /// Hidden views are omitted, a combined element is one line, and views with a sort priority come
  /// before their neighbours.
  ///
  /// ```swift
  /// #expect(app.spoken == ["Volume, 40 percent", "Mute, button"])
  /// ```
  public var spoken: [String] {
    catchUp()
    var lines: [String] = []
    speak(host.tree.root, &lines)
    return lines
  }

  private func speak(_ node: HostTree.Node, _ lines: inout [String]) {
    if node.content.traits.contains(.hiddenFromAccessibility) || node.isHidden(in: self) { return }
    let isOne = node.isControl || node.role.rawValue == "element"
    if isOne || node.ownText != nil || node.content.label != nil {
      let line = spokenLine(node)
      if !line.isEmpty { lines.append(line) }
      if isOne || node.ownText != nil { return }
    }
    let start = lines.count
    defer { tell(of: node, in: &lines, from: start) }
    let children = node.children.enumerated().sorted {
      ($1.element.spokenPriority, $0.offset) < ($0.element.spokenPriority, $1.offset)
    }
    for child in children { speak(child.element, &lines) }
  }

  /// Marks a selected row or a heading as such if its content is read separately.
  private func tell(of node: HostTree.Node, in lines: inout [String], from start: Int) {
    guard start < lines.count else { return }
    for (trait, word) in [(Traits.header, "heading"), (.selected, "selected")]
    where node.content.traits.contains(trait) && !lines[start].hasSuffix(", \(word)") {
      lines[start] += ", \(word)"
    }
  }

  private func spokenLine(_ node: HostTree.Node) -> String {
    var words = [node.spokenLabel]
    if let valued = node.firstInTree(where: { $0.valueText != nil }), let value = valued.valueText {
      words.append(valued.content.role.shown(value))
    }
    if let kind = Self.spokenKinds[node.role] { words.append(kind) }
    if node.content.traits.contains(.header) { words.append("heading") }
    if node.content.traits.contains(.selected) { words.append("selected") }
    if node.isDisabled { words.append("dimmed") }
    if let hint = node.content.hint { words.append(hint) }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static let spokenKinds: [Role: String] = [
    .button: "button", .link: "link", .textField: "text field", .secureField: "secure text field",
    .textEditor: "text field",
  ]
}

extension HostTree.Node {
  /// A group is read as early as its first child.
  fileprivate var spokenPriority: Double {
    content.sortPriority != 0
      ? content.sortPriority : children.map(\.spokenPriority).max() ?? 0
  }
}

extension ViewTest.Element {
  /// Performs an accessibility action by its name; `"activate"`, `"escape"` and `"magicTap"` are
  /// the standard actions.
  public func performAction(
    named name: String = "activate", file: String = #fileID, line: Int = #line
  ) throws {
    try swipe(name, file: file, line: line)
  }
}
