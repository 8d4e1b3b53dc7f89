import Foundation
import ViewRuntime

/// A group of views on glass.
///
/// ```swift
/// GlassEffectContainer(spacing: 20) {
///   HStack { ForEach(tools) { ToolButton(tool: $0).glassEffect() } }
/// }
/// ```
///
/// Each view keeps its own pane: hosts do not merge panes.
public struct GlassEffectContainer<Content: View> {
  let content: Content
}

extension GlassEffectContainer: View {
  /// Makes a group.
  ///
  /// - Parameter spacing: the distance within which panes would merge.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: some View { content }
}
