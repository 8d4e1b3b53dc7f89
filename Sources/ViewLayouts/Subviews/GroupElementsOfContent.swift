import ViewRuntime

/// The content of `Group(subviews:transform:)`.
public struct GroupElementsOfContent<Subviews, Content> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View where Subviews: View, Content: View {
  public typealias Body = Never
}

extension GroupElementsOfContent: PrimitiveView, SubviewReaderView
where Subviews: View, Content: View {
  package var base: Subviews { subviews }
  package var marksSections: Bool { false }
  package func result(_ nodes: [SubviewNode]) -> Content {
    transform(SubviewsCollection(subviews: nodes.map { Subview($0) }))
  }
}

extension Group {
  /// Makes a group that transforms the subviews of a view.
  ///
  /// ```swift
  /// Group(subviews: content) { subviews in
  ///   if let first = subviews.first { first.font(.title) }
  ///   subviews.dropFirst()
  /// }
  /// ```
  public nonisolated init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }

  /// Makes a group that transforms the sections of a view.
  public nonisolated init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}
