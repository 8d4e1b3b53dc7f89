import Foundation
import HostInterface
import LayoutCore

/// Describes the screen as text: one line per element, indented under its container.
///
/// ```text
/// window 0,0 640x384
///   box 284,176 72x32
///     text "Count: 1" 288,176 64x16
///     button "Increment" [disabled] 284,192 72x16
/// ```
///
/// The same screen gives the same text on every system and in every run.
@MainActor
struct TreeText {
  let test: ViewTest
  var showsFrames = true
  /// Whether to omit boxes, frames, and texts that are already in a control's label.
  var isBrief = false

  init(_ test: ViewTest) { self.test = test }

  func text(of node: HostTree.Node) -> String {
    var lines: [String] = []
    append(node, indent: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private func append(_ node: HostTree.Node, indent: Int, to lines: inout [String]) {
    let isSkipped = isBrief && node.role == .box && line(node) == "box"
    if !isSkipped { lines.append(String(repeating: "  ", count: indent) + line(node)) }
    for child in node.children where !isBrief || says(child, in: node) {
      append(child, indent: isSkipped ? indent : indent + 1, to: &lines)
    }
  }

  /// Returns whether a brief text includes a child: a control's texts are already in its label.
  private func says(_ child: HostTree.Node, in holder: HostTree.Node) -> Bool {
    if child.content.traits.contains(.hiddenFromAccessibility) { return false }
    guard ViewTest.Role.controls.contains(holder.role) else { return true }
    return child.firstInTree { ViewTest.Role.controls.contains($0.role) } != nil
  }

  /// Returns the line of a node: role, label, value, traits, frame.
  func line(_ node: HostTree.Node) -> String {
    var words = [node.role.rawValue]
    let content = node.content
    if let label = content.label ?? node.ownText ?? (node.isControl ? node.spokenLabel : nil),
      !label.isEmpty || node.role == .text
    {
      words.append(Self.quoted(label))
    }
    if let placeholder = content.control?.placeholder, !placeholder.isEmpty,
      placeholder != content.label
    {
      words.append("placeholder \(Self.quoted(placeholder))")
    }
    if let value = value(of: node) { words.append("= \(value)") }
    if case .drawing(let list) = content.leaf { words.append(DisplayListText.text(of: list)) }
    if let identifier = content.identifier { words.append("#\(identifier)") }
    let traits = traits(of: node)
    if !traits.isEmpty { words.append("[\(traits.joined(separator: ", "))]") }
    if !content.namedActions.isEmpty {
      words.append("(\(content.namedActions.map(\.name).joined(separator: ", ")))")
    }
    if showsFrames, !isBrief { words.append(Self.text(frame(of: node))) }
    return words.joined(separator: " ")
  }

  private func frame(of node: HostTree.Node) -> CGRect {
    node.parent == nil ? CGRect(origin: .zero, size: test.host.size) : node.absoluteFrame
  }

  private func value(of node: HostTree.Node) -> String? {
    switch node.content.value {
    // As displayed: a test's output may be read by others.
    case .text(let text): Self.quoted(node.content.role.shown(text))
    case .choice: "\(node.valueText ?? "") of \(node.content.options.joined(separator: " | "))"
    default: node.valueText
    }
  }

  private func traits(of node: HostTree.Node) -> [String] {
    let names: [(Traits, String)] = [
      (.disabled, "disabled"), (.selected, "selected"), (.header, "header"),
      (.hiddenFromAccessibility, "unspoken"), (.destructive, "destructive"), (.modal, "modal"),
      (.defaultAction, "default"), (.cancelAction, "cancel"), (.invisible, "hidden"),
      (.ignoresPointer, "untouchable"),
    ]
    var words = names.filter { node.content.traits.contains($0.0) }.map(\.1)
    if test.host.focusedID == node.id { words.append("focused") }
    return words
  }

  nonisolated static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }

  nonisolated static func text(_ rect: CGRect) -> String {
    "\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))x\(number(rect.height))"
  }

  /// Returns a number with at most two decimals.
  nonisolated static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(clamping: rounded))"
  }
}

extension ViewTest {
  /// The screen as text, for printing and for golden files: role, label, value, traits and frame of
  /// each element, indented under its container.
  ///
  /// ```text
  /// window 0,0 640x384
  ///   box 284,176 72x32
  ///     text "Count: 1" 288,176 64x16
  ///     button "Increment" 284,192 72x16
  /// ```
  public var tree: String {
    catchUp()
    return TreeText(self).text(of: host.tree.root)
  }

  /// The screen as text without boxes and frames, which is independent of the layout.
  public var outline: String {
    catchUp()
    var text = TreeText(self)
    text.isBrief = true
    return text.text(of: host.tree.root)
  }
}
