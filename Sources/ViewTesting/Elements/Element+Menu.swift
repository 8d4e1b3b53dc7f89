import Foundation
import HostInterface

extension ViewTest.Element {
  /// Whether it is a menu's button or has a context menu.
  var hasMenu: Bool { contextMenu != nil || menuButton != nil }

  private var contextMenu: HostTree.Node? {
    let offers = { (node: HostTree.Node) in node.content.actions.contains(.menu) }
    return node.lineage.first(where: offers) ?? node.firstInTree(where: offers)
  }

  private var menuButton: HostTree.Node? {
    node.lineage.first { [.menu, .submenu].contains($0.content.control?.style) }
  }

  /// Opens this button's menu, or the context menu of this element or of one that contains it.
  ///
  /// ```swift
  /// try app.find("message").openMenu()
  /// try app.tap("Copy")
  /// ```
  /// - Parameter place: the pointer's position in the window; nil opens it from the keyboard.
  public func openMenu(
    at place: CGPoint? = nil, file: String = #fileID, line: Int = #line
  ) throws {
    // With a primary action, a tap does that. A long press of what is around the button is another's.
    let button = node.lineage.first { $0.content.actions.contains(.activate) }
    if isEnabled, button?.content.actions.contains(.longPress) == true {
      try longPress(file: file, line: line)
      if test.presented?.role == .menu { return }
    }
    if menuButton != nil { return try tap(file: file, line: line) }
    guard let target = contextMenu else {
      // A menu's button without an indicator looks like any other; it is recognised by what it
      // opens.
      if node.content.actions.contains(.activate), isEnabled {
        try tap(file: file, line: line)
        if test.presented?.role == .menu { return }
      }
      throw failure("has no menu", file, line)
    }
    if target.isDisabled || target.isHidden(in: test) {
      throw failure("cannot open its menu: it is disabled or hidden", file, line)
    }
    test.send(place.map { .openMenu(target.id, at: $0) } ?? .perform(target.id, .menu))
  }

  /// Opens its menu and chooses an entry; with several names, all but the last open submenus.
  ///
  /// ```swift
  /// try app.button("Actions").choose("Share", "Copy link")
  /// ```
  public func choose(
    _ path: String..., file: String = #fileID, line: Int = #line
  ) throws {
    try openMenu(file: file, line: line)
    for name in path {
      try test.find(.named(name), file: file, line: line).tap(file: file, line: line)
    }
  }
}
