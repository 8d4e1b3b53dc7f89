extension HostTree.Node {
  /// Whether somebody can follow links in it.
  ///
  /// What a button says is words only, as the button takes the press.
  package var offersLinks: Bool {
    guard content.actions.contains(.followLink) else { return false }
    return !sequence(first: self, next: \.parent).dropFirst().contains {
      [.button, .link, .toggle, .tab].contains($0.content.role)
    }
  }

  /// The links in it that can be followed, in the order of the text.
  package var links: [TextContent.Link] {
    guard offersLinks, case .text(let text) = content.leaf else { return [] }
    return text.links
  }
}
