import Foundation
import HostInterface

extension ViewTest {
  /// An element on the screen.
  ///
  /// It stays the same element while the screen changes: its properties return current values, or
  /// the last ones once it has left the screen.
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

    /// The element's role.
    public var role: Role { current.role }

    /// The element's name to the user: its accessibility label, or the texts inside it, joined by
    /// commas.
    public var label: String { current.spokenLabel }

    /// The visible text: an input's content, a text, or the texts inside it, joined by commas.
    public var text: String {
      let node = current
      if case .text(let text)? = valued(node)?.content.value { return text }
      return node.texts.joined(separator: ", ")
    }

    /// The text displayed in an input, including text being composed by an input method.
    public var displayedText: String {
      test.host.editor(of: current.id)?.displayText ?? text
    }

    /// The current value in words: `"on"`, `"0.5"`, `"Large"`, an input's text; nil if it has none.
    public var value: String? {
      valued(current).flatMap { $0.valueText }
    }

    /// Whether a toggle is on; nil if it is not a toggle.
    public var isOn: Bool? {
      if case .bool(let isOn)? = valued(current)?.content.value { isOn } else { nil }
    }

    /// The value of a slider, stepper, gauge or progress view; nil if it has no number.
    public var number: Double? {
      if case .number(let number, _, _)? = valued(current)?.content.value { number } else { nil }
    }

    /// The options of a picker.
    public var options: [String] {
      current.firstInTree { !$0.content.options.isEmpty }?.content.options ?? []
    }

    /// The placeholder of an empty text input.
    public var placeholder: String {
      current.firstInTree { $0.content.control?.placeholder.isEmpty == false }?.content.control?
        .placeholder ?? ""
    }

    /// The identifier set by `accessibilityIdentifier(_:)`.
    public var identifier: String? { current.content.identifier }

    /// The hint set by `accessibilityHint(_:)`, if any.
    public var hint: String? { current.content.hint }

    /// Whether it takes input: neither it nor an element that contains it is disabled.
    public var isEnabled: Bool { !current.isDisabled }

    /// Whether it is marked as selected: the selected row or tab, an open disclosure group.
    public var isSelected: Bool { current.content.traits.contains(.selected) }

    /// Whether it has the keyboard focus.
    public var isFocused: Bool { test.host.focusedID == current.id }

    /// Whether it takes space without being visible: `hidden()`, `opacity(0)`.
    public var isHidden: Bool { current.isHidden(in: test) }

    /// Its rectangle in the window, in points: including the program's own `GeometryEffect`s, but
    /// without rotation and scale effects.
    public var frame: CGRect {
      node.parent == nil && node.role == .window
        ? CGRect(origin: .zero, size: test.host.size) : current.shownFrame
    }

    /// Its position among all elements in reading order.
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

    /// The elements directly inside it, in order.
    public var children: [Element] { current.children.map { Element(test, $0) } }

    /// The element that contains it; nil for the outermost one.
    public var parent: Element? { current.parent.map { Element(test, $0) } }

    /// The names of the actions in its menu or revealed by a swipe.
    public var namedActions: [String] { current.content.namedActions.map(\.name) }

    private func valued(_ node: HostTree.Node) -> HostTree.Node? {
      node.firstInTree { $0.content.value != nil || $0.content.valueDescription != nil }
    }
  }
}

extension ViewTest.Element: Equatable, CustomStringConvertible {
  /// Whether both are the same element on the screen.
  public nonisolated static func == (a: Self, b: Self) -> Bool { a.node === b.node }

  public nonisolated var description: String {
    MainActor.assumeIsolated { TreeText(test).line(node) }
  }
}
