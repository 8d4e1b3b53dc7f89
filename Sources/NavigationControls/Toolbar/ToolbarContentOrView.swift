import ViewRuntime

/// The result of a toolbar's closure as a view: items, or views that form one item.
struct ToolbarContentOrView<Content> {
  let content: Content
}

extension ToolbarContentOrView: View {
  var body: AnyView {
    if let items = content as? any ToolbarContent {
      func open<C: ToolbarContent>(_ items: C) -> AnyView { AnyView(_ToolbarContentView(items)) }
      return open(items)
    }
    guard let view = content as? any View else {
      Diagnostics.fatal(
        .misuse,
        "\(Content.self) was given to a toolbar. It is neither a view nor toolbar content: let the "
          + "function that makes it return some View or some ToolbarContent.")
    }
    func open<V: View>(_ view: V) -> AnyView { AnyView(view.toolbarItem(.automatic)) }
    return open(view)
  }
}
