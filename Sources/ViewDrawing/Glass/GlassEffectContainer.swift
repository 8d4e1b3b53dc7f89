import Foundation
import ViewRuntime

/// Views on glass that belong together.
///
/// ```swift
/// GlassEffectContainer(spacing: 20) {
///   HStack { ForEach(tools) { ToolButton(tool: $0).glassEffect() } }
/// }
/// ```
///
/// Each view keeps a pane of its own: the hosts here do not let panes flow together.
public struct GlassEffectContainer<Content: View> {
  let content: Content
}

extension GlassEffectContainer: View {
  /// - Parameter spacing: the distance within which panes would flow together.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: some View { content }
}
