import ViewLayouts
import ViewRuntime

/// The content between a screen's bars. On a host with a single fixed window, content that needs
/// more than the available space scrolls, while the bars stay in place.
struct ScreenContent<Content: View>: View {
  let content: Content

  init(_ content: Content) { self.content = content }

  var body: some View {
    if ViewRuntime.current?.host.showsOneWindow == true {
      // As wide as the screen, so that its scroll bar is at the edge.
      FittedView([.horizontal, .vertical], content: content.frame(maxWidth: .infinity))
    } else {
      content
    }
  }
}
