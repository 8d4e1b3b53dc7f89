import ViewRuntime

/// The content of `Group(sections:transform:)`.
public struct GroupSectionsOfContent<Sections, Content> {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View where Sections: View, Content: View {
  public typealias Body = Never
}

extension GroupSectionsOfContent: PrimitiveView, SubviewReaderView
where Sections: View, Content: View {
  package var base: Sections { sections }
  package var marksSections: Bool { true }
  package func result(_ nodes: [SubviewNode]) -> Content { transform(SectionCollection(nodes)) }
}
