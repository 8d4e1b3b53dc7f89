import ViewRuntime

// The `subviews` argument is optional, so that the compiler, when it looks for a mistake, does not
// take every loop's data for views with a missing label (`requiredArgument`).
extension ForEach {
  /// Makes a view for each subview of a view.
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

  /// Makes a view for each section of a view.
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
