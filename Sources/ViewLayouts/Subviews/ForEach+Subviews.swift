import ViewRuntime

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
    subviews view: V = requiredArgument(),
    @ViewBuilder content: @escaping (Subview) -> Content
  )
  where
    Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View
  {
    self.init(ForEachSubviewCollection(base: AnyView(view)), id: \.id, content: content)
  }

  /// Shows each section of some views in its own way.
  public nonisolated init<V>(
    sections view: V = requiredArgument(),
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View
  {
    self.init(ForEachSectionCollection(base: AnyView(view)), id: \.id, content: content)
  }
}
