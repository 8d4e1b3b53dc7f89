import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// Views one below the other with a line between each two.
///
/// The views share the height as those of a ``VStack`` do. The user moves the lines with the mouse
/// or by arrows, as far as the views on both sides can be made smaller and larger.
public struct VSplitView<Content: View> {
  let content: Content
}

extension VSplitView: View {
  /// Puts each view of the content below the one before.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { SplitParts(axis: .vertical, content: content) }
}
