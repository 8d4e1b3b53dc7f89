import ViewRuntime

/// The views that `ForEach(subviews:)` goes through; known once they are mounted.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: AnyView

  /// Always 0; the views are given to the closure of `ForEach(subviews:)`, one by one.
  public var startIndex: Int { 0 }
  /// Always 0, so that the collection looks empty from outside.
  public var endIndex: Int { 0 }
  /// Stops the program: the views are known in the closure of `ForEach(subviews:)` only.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a ForEach are known inside of its closure only.")
  }
}

/// The sections that `ForEach(sections:)` goes through; known once they are mounted.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: AnyView

  /// Always 0; the sections are given to the closure of `ForEach(sections:)`, one by one.
  public var startIndex: Int { 0 }
  /// Always 0, so that the collection looks empty from outside.
  public var endIndex: Int { 0 }
  /// Stops the program: the sections are known in the closure of `ForEach(sections:)` only.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a ForEach are known inside of its closure only.")
  }
}

extension ForEachSubviewCollection: MountedCollection {
  package func mounted<Result: View>(_ content: @escaping (Any) -> Result) -> AnyView {
    AnyView(
      Group(subviews: base) { subviews in
        ForEach(subviews.subviews) { content($0) }
      })
  }
}

extension ForEachSectionCollection: MountedCollection {
  package func mounted<Result: View>(_ content: @escaping (Any) -> Result) -> AnyView {
    AnyView(
      Group(sections: base) { sections in
        ForEach(sections.sections) { content($0) }
      })
  }
}

// Each has a first argument that nobody can give. Without it the compiler, once it looks for a
// mistake, takes the data of every loop for a view whose label was forgotten, and searches what is
// in the loop for each of the two again; with it, it sees at once that an argument is missing.
extension ForEach {
  /// Shows each of some views in its own way.
  ///
  /// ```swift
  /// ForEach(subviews: content) { subview in
  ///   subview.padding().background(.quaternary)
  /// }
  /// ```
  public nonisolated init<V>(
    _ none: Never? = nil, subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  )
  where
    Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View
  {
    self.init(ForEachSubviewCollection(base: AnyView(view)), id: \.id, content: content)
  }

  /// Shows each section of some views in its own way.
  public nonisolated init<V>(
    _ none: Never? = nil, sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View
  {
    self.init(ForEachSectionCollection(base: AnyView(view)), id: \.id, content: content)
  }
}
