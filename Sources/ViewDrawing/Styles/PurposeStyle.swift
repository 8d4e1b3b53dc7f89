import HostInterface
import ViewRuntime

/// A style that is one of the theme's colours.
protocol PurposeStyle: PaintingStyle {
  static var purpose: HostColor.Semantic { get }
}

extension PurposeStyle {
  func purposePaint(in environment: EnvironmentValues) -> Paint {
    Color(.semantic(Self.purpose)).paint(in: environment)
  }
}
