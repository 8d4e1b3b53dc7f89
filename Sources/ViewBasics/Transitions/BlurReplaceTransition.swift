import ViewDrawing
import ViewRuntime

/// Blurs, shrinks and fades one view into another. A host that cannot blur shows the rest.
public struct BlurReplaceTransition {
  /// Which way the views go.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removedScale: Double

    /// The new view grows, and so does the old one on its way out.
    public static let upUp = Configuration(removedScale: 1.15)
    /// The new view grows, the old one shrinks.
    public static let downUp = Configuration(removedScale: 0.85)
  }

  /// Which way the views go.
  public var configuration: Configuration

  /// A transition by blur; `.blurReplace(_:)` is the shorter way to write it.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  /// The view as it is, or blurred by 8 points, transparent and of another size; the system calls
  /// this.
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
  /// Blurs, shrinks and fades one view into another.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Blurs, shrinks and fades one view into another, in the way that is given.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
