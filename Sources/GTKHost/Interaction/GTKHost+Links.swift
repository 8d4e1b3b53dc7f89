#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// Links in texts: the tab key moves from one to the next, Return and a click follow one.
  extension GTKHost {
    /// The link that a key would follow.
    var focusedLink: TextContent.Link? {
      guard let links = focused.flatMap({ tree[$0] })?.links, !links.isEmpty else { return nil }
      return links[min(linkPlace, links.count - 1)]
    }

    func followFocusedLink() -> Bool {
      guard let focused, let link = focusedLink else { return false }
      send(.followLink(focused, link.address))
      return true
    }

    func openLink(_ node: HostTree.Node, _ point: CGPoint) -> Bool {
      guard node.offersLinks, case .text(let text) = node.content.leaf else { return false }
      let frame = node.absoluteFrame
      let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      guard let link = paragraph(of: text, in: frame.size).link(at: inside, in: text) else {
        return false
      }
      if let native = nativeWidget(of: node.id), gtk_widget_grab_focus(native.input) != 0 {
        markLink(text.links.firstIndex(of: link) ?? 0)
      }
      send(.followLink(node.id, link.address))
      return true
    }

    /// Returns the paragraph of a text as it is painted.
    func paragraph(of text: TextContent, in size: CGSize) -> Paragraph {
      texts.paragraph(text, width: size.width, height: size.height, ink: theme.runInk)
    }

    /// Moves to another link of the focused text.
    ///
    /// - Returns: whether there is one.
    func moveToLink(forward: Bool) -> Bool {
      guard let count = focused.flatMap({ tree[$0] })?.links.count else { return false }
      let place = linkPlace + (forward ? 1 : -1)
      guard place >= 0, place < count else { return false }
      markLink(place)
      return true
    }

    /// Marks the last link, when the tab key moves backwards into a text.
    func markLastLink() {
      guard let count = focused.flatMap({ tree[$0] })?.links.count, count > 1 else { return }
      markLink(count - 1)
    }

    func markLink(_ place: Int) {
      linkPlace = place
      guard let node = focused.flatMap({ tree[$0] }), node.offersLinks else { return }
      surface(of: node)?.redraw()
    }
  }
#endif
