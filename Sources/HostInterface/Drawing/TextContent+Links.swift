extension TextContent {
  /// A linked range of a text, with one style or several.
  package struct Link: Hashable, Sendable {
    /// The text of the link.
    package var title: String
    /// The address of the link.
    package var address: String
    /// The runs of the link.
    package var runs: Range<Int>
  }

  package var hasLinks: Bool { runs.contains { $0.style.link != nil } }

  /// The links in text order.
  package var links: [Link] {
    var links: [Link] = []
    for (index, run) in runs.enumerated() {
      guard let address = run.style.link else { continue }
      if let last = links.last, last.address == address, last.runs.upperBound == index {
        links[links.count - 1].title += run.string
        links[links.count - 1].runs = last.runs.lowerBound..<(index + 1)
      } else {
        links.append(Link(title: run.string, address: address, runs: index..<(index + 1)))
      }
    }
    return links
  }
}
