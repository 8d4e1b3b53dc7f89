import HostInterface

extension ViewTest {
  /// The title in the bar of the visible screen, or the toolbar's principal item in its place; nil
  /// if it has none. With several columns, the last one's.
  ///
  /// ```swift
  /// try app.tap("Yosemite")
  /// #expect(app.title == "Yosemite")
  /// ```
  public var title: String? {
    catchUp()
    var title: String?
    bars.forEach { bar in
      if let label = bar.content.label { title = label }
      bar.forEachNode { if $0.content.traits.contains(.header) { title = $0.spokenLabel } }
    }
    return title
  }

  /// The bars above the visible screens, in reading order.
  private var bars: [HostTree.Node] {
    var bars: [HostTree.Node] = []
    (uppermostModal ?? host.tree.root).forEachNode { node in
      if node.content.role == .navigationBar { bars.append(node) }
    }
    return bars
  }

  /// Presses the Back button of the topmost screen.
  ///
  /// - Throws: ``ViewTestError`` if there is nowhere to go back to.
  public func goBack(file: String = #fileID, line: Int = #line) throws {
    catchUp()
    guard let way = wayBack else {
      throw ViewTestError(
        "There is no Back button on the screen:\n\(outline)", file, line)
    }
    try Element(self, way).tap(file: file, line: line)
  }

  /// The Back button, in the topmost dialog if there is one.
  var wayBack: HostTree.Node? {
    var way: HostTree.Node?
    (uppermostModal ?? host.tree.root).forEachNode { node in
      if node.content.traits.contains(.backAction), !node.isDisabled, !node.isHidden(in: self) {
        way = node
      }
    }
    return way
  }

  /// Chooses a tab of a tab view, by its title.
  ///
  /// - Throws: ``ViewTestError`` if there is no such tab, or if it is disabled.
  public func select(tab title: String, file: String = #fileID, line: Int = #line) throws {
    catchUp()
    var found: HostTree.Node?
    host.tree.root.forEachNode { node in
      guard node.content.role == .tabBar else { return }
      for tab in node.children where tab.isControl {
        let isNamed = tab.spokenLabel == title || tab.texts.contains(title)
        if isNamed, found == nil { found = tab }
      }
    }
    guard let found else {
      throw ViewTestError(
        "There is no tab \(TreeText.quoted(title)) on the screen:\n\(outline)", file, line)
    }
    try Element(self, found).tap(file: file, line: line)
  }

  /// The titles of the visible tabs, in reading order.
  public var tabs: [String] {
    catchUp()
    var titles: [String] = []
    host.tree.root.forEachNode { node in
      guard node.content.role == .tabBar else { return }
      titles += node.children.filter(\.isControl).map(\.spokenLabel)
    }
    return titles
  }

  /// Refreshes the content, as by pulling a list down: the handler of the last `refreshable` on the
  /// screen starts. `settle()` waits for it.
  ///
  /// - Throws: ``ViewTestError`` if nothing on the screen can be refreshed.
  public func refresh(file: String = #fileID, line: Int = #line) throws {
    catchUp()
    var found: HostTree.Node?
    (uppermostModal ?? host.tree.root).forEachNode { node in
      if node.content.actions.contains(.refresh), !node.isDisabled { found = node }
    }
    guard let found else {
      throw ViewTestError(
        "Nothing on the screen is refreshable:\n\(outline)", file, line)
    }
    send(.perform(found.id, .refresh))
  }
}
