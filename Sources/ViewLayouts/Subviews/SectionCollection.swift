import HostInterface
import ViewRuntime

/// The sections of a container's content.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// Returns the section at an index, from 0.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Finds the sections by their marks among the nodes.
  @MainActor
  init(_ nodes: [SubviewNode]) {
    var sections: [SectionConfiguration] = []
    var (header, content, footer): ([Subview], [Subview], [Subview]) = ([], [], [])
    var start: SubviewNode?
    func finish() {
      defer { (header, content, footer, start) = ([], [], [], nil) }
      let first = content.first?.node.id
      guard let id = start?.id ?? first else { return }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(node: id), header: SubviewsCollection(subviews: header),
          content: SubviewsCollection(subviews: content),
          footer: SubviewsCollection(subviews: footer),
          containerValues: start?.node.containerValues ?? ContainerValues()))
    }
    for node in nodes {
      switch node.node.sectionPart {
      case .start:
        finish()
        start = node
      case .end: finish()
      case .header: header.append(Subview(node))
      case .footer: footer.append(Subview(node))
      case nil: content.append(Subview(node))
      }
    }
    finish()
    self.sections = sections
  }
}
