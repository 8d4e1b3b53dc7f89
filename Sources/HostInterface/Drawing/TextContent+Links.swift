extension TextContent {
  /// A stretch of a text that leads somewhere, whether of one look or of several.
  package struct Link: Hashable, Sendable {
    /// Its words.
    package var title: String
    /// Where it leads.
    package var address: String
    /// The runs that show it.
    package var runs: Range<Int>
  }

  package var hasLinks: Bool { runs.contains { $0.style.link != nil } }

  /// The links in the order of the text.
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
