import ViewRuntime

extension Section where Parent: View, Content: View, Footer: View {
  /// Adds controls that act on the section as a whole: rows after those of the section, and before
  /// its footer.
  ///
  /// ```swift
  /// Section("Groceries") {
  ///   ForEach(groceries) { Text($0.name) }
  /// }
  /// .sectionActions {
  ///   Button("Add", systemImage: "plus") { add() }
  /// }
  /// ```
  ///
  /// They are hidden while the section is collapsed.
  public nonisolated func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> some View {
    Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: TupleView((self.content, content())), footer: footer,
      isExpanded: isExpanded)
  }
}

extension View {
  /// Adds controls that act on the views as a whole, after them; see
  /// ``Section/sectionActions(content:)``.
  @_disfavoredOverload
  public nonisolated func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> some View {
    TupleView((self, content()))
  }
}
