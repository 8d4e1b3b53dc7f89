import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// The room around the section, in points; nil gives back the list's own.
  ///
  /// - Note: Without effect: lists have no index, and sections the list's own room.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { self }
}
