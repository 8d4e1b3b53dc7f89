import Foundation
import HostInterface

extension ViewTest {
  /// One thing on the screen.
  ///
  /// It stays the same thing while the screen changes: properties give what holds now, and after it
  /// left the screen what held last.
  ///
  /// ```swift
  /// let field = try app.textField("Name")
  /// try field.type("Ada")
  /// #expect(field.text == "Ada")
  /// ```
  @MainActor
  public struct Element {
    let test: ViewTest
    let node: HostTree.Node

    init(_ test: ViewTest, _ node: HostTree.Node) {
      self.test = test
      self.node = node
    }

    var current: HostTree.Node {
      test.catchUp()
      return node
    }

    /// Whether it is still on the screen.
    public var exists: Bool {
      test.catchUp()
      return test.host.tree[node.id] === node
    }

    /// What it is to the user.
    public var role: Role { current.role }

    /// What the user calls it: its accessibility label, or the texts inside of it, joined by
    /// commas.
    public var label: String { current.spokenLabel }

    /// The text that it shows: an input's content, a text, or the texts inside of it, joined by
    /// commas.
    public var text: String {
      let node = current
      if case .text(let text)? = valued(node)?.content.value { return text }
      return node.texts.joined(separator: ", ")
    }

    /// The text as it stands in an input, with what an input method is composing.
    public var displayedText: String {
      test.host.editor(of: current.id)?.displayText ?? text
    }

    /// The present value in words: `"on"`, `"0.5"`, `"Large"`, an input's text; nil if it has none.
    public var value: String? {
      valued(current).flatMap { $0.valueText }
    }

    /// Whether a toggle is on; nil if it is none.
    public var isOn: Bool? {
      if case .bool(let isOn)? = valued(current)?.content.value { isOn } else { nil }
    }

    /// The value of a slider, stepper, gauge or progress; nil if it has no number.
    public var number: Double? {
      if case .number(let number, _, _)? = valued(current)?.content.value { number } else { nil }
    }

    /// The choices of a picker.
    public var options: [String] {
      current.firstInTree { !$0.content.options.isEmpty }?.content.options ?? []
    }

    /// What an empty text input shows.
    public var placeholder: String {
      current.firstInTree { $0.content.control?.placeholder.isEmpty == false }?.content.control?
        .placeholder ?? ""
    }

    /// The name that `accessibilityIdentifier(_:)` gave it.
    public var identifier: String? { current.content.identifier }

    /// What `accessibilityHint(_:)` says of it; nil: nothing.
    public var hint: String? { current.content.hint }

    /// Whether it takes input: neither it nor what holds it is disabled.
    public var isEnabled: Bool { !current.isDisabled }

    /// Whether it is marked as selected: the chosen row or tab, an open disclosure.
    public var isSelected: Bool { current.content.traits.contains(.selected) }

    /// Whether it has the keyboard focus.
    public var isFocused: Bool { test.host.focusedID == current.id }

    /// Whether it keeps its place without being seen: `hidden()`, `opacity(0)`.
    public var isHidden: Bool { current.isHidden(in: test) }

    /// Its rectangle in the window, in points: where a `GeometryEffect` of the program's own takes
    /// it, but as it is without turns and scales.
    public var frame: CGRect {
      node.parent == nil && node.role == .window
        ? CGRect(origin: .zero, size: test.host.size) : current.shownFrame
    }

    /// Its place among all elements in the order in which they are read.
    ///
    /// - Complexity: O(number of elements).
    public var order: Int {
      var place = 0
      var found = -1
      let node = current
      test.host.tree.root.forEachNode {
        if $0 === node { found = place }
        place += 1
      }
      return found
    }

    /// The elements right inside of it, in order.
    public var children: [Element] { current.children.map { Element(test, $0) } }

    /// The element that holds it; nil for the outermost one.
    public var parent: Element? { current.parent.map { Element(test, $0) } }

    /// The names of what its menu or a swipe offers.
    public var namedActions: [String] { current.content.namedActions.map(\.name) }

    private func valued(_ node: HostTree.Node) -> HostTree.Node? {
      node.firstInTree { $0.content.value != nil || $0.content.valueDescription != nil }
    }
  }
}

extension ViewTest.Element: Equatable, CustomStringConvertible {
  /// Whether both are the same thing on the screen.
  public nonisolated static func == (a: Self, b: Self) -> Bool { a.node === b.node }

  public nonisolated var description: String {
    MainActor.assumeIsolated { TreeText(test).line(node) }
  }
}
