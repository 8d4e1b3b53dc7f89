import Foundation
import HostInterface
import LayoutCore

/// What a canvas's closure can query while drawing: the size, the environment, the sizes of texts
/// and of the canvas's symbols.
@MainActor
package final class DrawingEnvironment {
  /// A symbol that is ready to be drawn.
  package struct Symbol: Hashable, Sendable {
    package let id: NodeID
    package let size: CGSize
  }

  package let size: CGSize
  package let environment: EnvironmentValues
  private let host: any RenderHost
  private let symbols: [AnyHashable: Symbol]

  package init(
    size: CGSize, environment: EnvironmentValues, host: any RenderHost,
    symbols: [AnyHashable: Symbol]
  ) {
    self.size = size
    self.environment = environment
    self.host = host
    self.symbols = symbols
  }

  /// Measures content with the host.
  package func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    host.measure(content, proposal)
  }

  package var metrics: HostMetrics { host.metrics }

  /// Returns the symbol with this tag, or the one for the `ForEach` element with this id.
  package func symbol(_ id: AnyHashable) -> Symbol? { symbols[id] }
}
