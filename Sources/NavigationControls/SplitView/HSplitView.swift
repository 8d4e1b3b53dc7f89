import Foundation
import LayoutCore
import ViewLayouts
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
/// The views share the width as those of an ``HStack`` do. The user moves the lines with the mouse
/// or by arrows, as far as the views on both sides can be made smaller and larger.
public struct HSplitView<Content: View> {
  let content: Content
}

extension HSplitView: View {
  /// Puts each view of the content beside the one before.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { SplitParts(axis: .horizontal, content: content) }
}
