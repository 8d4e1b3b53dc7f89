import ViewRuntime

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

extension ForEachSectionCollection: MountedCollection {
  package func mounted<Result: View>(_ content: @escaping (Any) -> Result) -> AnyView {
    AnyView(
      Group(sections: base) { sections in
        ForEach(sections.sections) { content($0) }
      })
  }
}
