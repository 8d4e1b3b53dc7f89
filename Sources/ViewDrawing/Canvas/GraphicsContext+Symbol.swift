import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

extension GraphicsContext {
  /// One of the canvas's symbols, ready to draw.
  public struct ResolvedSymbol {
    let symbol: DrawingEnvironment.Symbol

    /// The size in points.
    public var size: CGSize { symbol.size }
  }

  /// Returns the symbol with a tag; in a `ForEach` the tag is the element's id by default.
  ///
  /// ```swift
  /// if let leaf = context.resolveSymbol(id: "leaf") { context.draw(leaf, at: point) }
  /// ```
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let drawing = recorder.drawing
    nonisolated(unsafe) let id = AnyHashable(id)
    return onMainActor { drawing.symbol(id) }.map { ResolvedSymbol(symbol: $0) }
  }

  /// Draws a symbol stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    append(.symbol(symbol.symbol.id, in: rect))
  }

  /// Draws a symbol at its own size with its `anchor` at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, anchor, at: point))
  }
}
