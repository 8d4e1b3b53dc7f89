import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A row of views with movable dividers between them.
///
/// ```swift
/// HSplitView {
///   FileList().frame(minWidth: 160, maxWidth: 240)
///   Editor()
/// }
/// ```
///
/// The views share the width like those of an ``HStack``. The user moves the dividers with the
/// mouse or the arrow keys, within the size limits of the views on both sides.
public struct HSplitView<Content: View> {
  let content: Content
}

extension HSplitView: View {
  /// Arranges the content's views side by side.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { SplitParts(axis: .horizontal, content: content) }
}
