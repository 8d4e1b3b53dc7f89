import ViewDrawing
import ViewRuntime

/// A transition that blurs, scales and fades one view into another. Hosts that cannot blur show the
/// rest.
public struct BlurReplaceTransition {
  /// The direction in which the views scale.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removedScale: Double

    /// The new view grows, and the old one grows as it leaves.
    public static let upUp = Configuration(removedScale: 1.15)
    /// The new view grows, the old one shrinks.
    public static let downUp = Configuration(removedScale: 0.85)
  }

  /// The direction in which the views scale.
  public var configuration: Configuration

  /// Makes a blur transition; usually written `.blurReplace(_:)`.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  /// Returns the view unchanged, or blurred by 8 points, transparent and scaled; called by the
  /// framework.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: 0.85
    case .identity: 1
    case .didDisappear: configuration.removedScale
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs, scales and fades one view into another.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Blurs, scales and fades one view into another, with a configuration.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
