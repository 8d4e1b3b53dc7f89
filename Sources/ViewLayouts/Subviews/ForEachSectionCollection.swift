import ViewRuntime

/// The sections of `ForEach(sections:)`; known once they are mounted.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: AnyView

  /// Always 0; the closure of `ForEach(sections:)` receives the sections one by one.
  public var startIndex: Int { 0 }
  /// Always 0, so that the collection appears empty.
  public var endIndex: Int { 0 }
  /// Traps: the sections are known only in the closure of `ForEach(sections:)`.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a ForEach are known inside of its closure only.")
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
