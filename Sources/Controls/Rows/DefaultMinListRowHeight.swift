import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

private struct MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private struct PlainRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

extension EnvironmentValues {
  /// The minimum height of a list's rows, in points.
  ///
  /// Unless it is set, it is the height of a row with one line of text, so a list can be as high as
  /// a number of rows:
  ///
  /// ```swift
  /// @Environment(\.defaultMinListRowHeight) private var rowHeight
  /// // ...
  /// List(names, id: \.self) { Text($0) }
  ///   .frame(minHeight: rowHeight * 5)
  /// ```
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] ?? self[PlainRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The minimum height of a list's rows that the program has set; zero if it has set none, as rows
  /// are then as high as the host makes them.
  package var ownMinListRowHeight: CGFloat { self[MinimumRowHeightKey.self] ?? 0 }

  /// Takes over how high the host makes a row with one line of text.
  @MainActor
  package mutating func takeRowHeight(of host: any RenderHost) {
    let text = NodeContent(leaf: .text(TextContent("x")))
    let line = max(
      host.measure(text, .unspecified).size.height,
      host.metrics.buttonLine + host.metrics.buttonLineRoom)
    let insets = host.insets(for: ControlSpec(kind: .row))
    self[PlainRowHeightKey.self] = line + insets.top + insets.bottom
  }
}
