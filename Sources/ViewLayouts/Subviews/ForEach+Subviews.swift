import ViewRuntime

// The views may be missing, so that the compiler, once it looks for a mistake, does not take the data
// of every loop for views whose label was forgotten (`requiredArgument`).
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
