import ViewBasics
import ViewRuntime

/// Views side by side with a line between each two.
///
/// ```swift
/// HSplitView {
///   FileList().frame(minWidth: 160, maxWidth: 240)
///   Editor()
/// }
/// ```
///
/// The views share the width as those of an ``HStack`` do; the lines cannot be moved.
public struct HSplitView<Content> {
  let content: Content
}

extension HSplitView: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View {
    HStack(spacing: 0) { PartsWithLines(content: content) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Views one below the other with a line between each two.
///
/// The views share the height as those of a ``VStack`` do; the lines cannot be moved.
public struct VSplitView<Content> {
  let content: Content
}

extension VSplitView: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View {
    VStack(spacing: 0) { PartsWithLines(content: content) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct PartsWithLines<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { parts in
      ForEach(parts) { part in
        if part.id != parts.first?.id { Divider() }
        part
      }
    }
  }
}
