import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Sets the room around the row's content; nil gives back the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowModifier<RowTrait.Insets, EdgeInsets?>(RowTrait.Insets.self, insets))
  }

  /// Sets the room at some edges of the row's content, in points; nil gives back the list's own.
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
