import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the margins around the section, in points; nil restores the list's default.
  ///
  /// - Note: Without effect: sections have the margins of their list.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { self }
}
