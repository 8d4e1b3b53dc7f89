import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A column of views with movable dividers between them.
///
/// The views share the height like those of a ``VStack``. The user moves the dividers with the
/// mouse or the arrow keys, within the size limits of the views on both sides.
public struct VSplitView<Content: View> {
  let content: Content
}

extension VSplitView: View {
  /// Arranges the content's views from top to bottom.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { SplitParts(axis: .vertical, content: content) }
}
