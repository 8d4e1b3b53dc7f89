import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Sets the insets of the row's content; nil restores the list's default.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowModifier<RowTrait.Insets, EdgeInsets?>(RowTrait.Insets.self, insets))
  }

  /// Sets the insets at certain edges of the row's content, in points; nil restores the list's
  /// default.
  ///
  /// ```swift
  /// Text("Far in").listRowInsets(.leading, 40)
  /// ```
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(RowEdgesModifier(edges: edges, length: length))
  }
}

private struct RowEdgesModifier {
  let edges: Edge.Set
  let length: CGFloat?
}

extension RowEdgesModifier: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    if edges.contains(.top) { traits[ObjectIdentifier(RowTrait.Top.self)] = length }
    if edges.contains(.leading) { traits[ObjectIdentifier(RowTrait.Leading.self)] = length }
    if edges.contains(.bottom) { traits[ObjectIdentifier(RowTrait.Bottom.self)] = length }
    if edges.contains(.trailing) { traits[ObjectIdentifier(RowTrait.Trailing.self)] = length }
  }
}
