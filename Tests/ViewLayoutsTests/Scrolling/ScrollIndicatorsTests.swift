import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct ScrollIndicatorsTests {
  private struct Seen: View {
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal

    var body: some View { Text(verbatim: "\(vertical == .hidden) \(horizontal == .hidden)") }
  }

  private func style<V: View>(_ view: V) -> [String] {
    var styles: [String] = []
    Screen { view }.host.tree.root.forEachNode { node in
      if node.content.role == .scrollView {
        styles.append(node.content.control?.style.rawValue ?? "")
      }
    }
    return styles
  }

  @Test("Indicators are hidden along the given axes")
  func axes() {
    #expect(Screen { Seen().scrollIndicators(.hidden, axes: .vertical) }.strings == ["true false"])
    #expect(
      style(ScrollView { Text("x") }.scrollIndicators(.hidden, axes: .horizontal)) == ["automatic"])
    #expect(style(ScrollView { Text("x") }.scrollIndicators(.never, axes: .vertical)) == ["plain"])
    #expect(style(ScrollView(.horizontal) { Text("x") }.scrollIndicators(.hidden)) == ["plain"])
    #expect(
      style(
        ScrollView([.horizontal, .vertical]) { Text("x") }.scrollIndicators(
          .hidden, axes: .vertical))
        == ["automatic"])
  }
}
