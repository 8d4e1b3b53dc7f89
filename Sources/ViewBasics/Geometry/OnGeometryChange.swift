import Foundation
import LayoutCore
import ViewDrawing
import ViewEvents
import ViewLayouts
import ViewRuntime

extension View {
  /// Calls `action` when a value derived from the view's size and position changes, and once with
  /// the initial value.
  ///
  /// ```swift
  /// Text(title)
  ///   .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  /// ```
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Calls `action` with the old and the new value.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

extension Alignment {
  /// The top leading corner, by alignment guides that no view sets.
  fileprivate static let ownCorner = Alignment(
    horizontal: HorizontalAlignment(Corner.self), vertical: VerticalAlignment(Corner.self))

  private enum Corner: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
}

private struct GeometryChangeModifier<T: Equatable & Sendable> {
  let transform: @MainActor @Sendable (GeometryProxy) -> T
  let action: (T, T) -> Void
}

extension GeometryChangeModifier: ViewModifier {
  func body(content: Content) -> some View {
    // In the background the reader takes no space and has no accessibility element; the private
    // guides align it exactly, whatever guides the view sets.
    content.background(alignment: .ownCorner) {
      GeometryReader { proxy in
        let value = transform(proxy)
        Color.clear.accessibilityHidden(true).allowsHitTesting(false)
          .onChange(of: value, initial: true) { old, new in action(old, new) }
      }
    }
  }
}
