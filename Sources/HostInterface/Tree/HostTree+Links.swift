extension HostTree.Node {
  /// Whether links in it can be followed.
  ///
  /// Links in a button's label are plain text, as the button takes the press.
  package var offersLinks: Bool {
    guard content.actions.contains(.followLink) else { return false }
    return !sequence(first: self, next: \.parent).dropFirst().contains {
      [.button, .link, .toggle, .tab].contains($0.content.role)
    }
  }

  /// The links that can be followed, in text order.
  package var links: [TextContent.Link] {
    guard offersLinks, case .text(let text) = content.leaf else { return [] }
    return text.links
  }
}
