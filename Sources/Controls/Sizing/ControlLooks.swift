import HostInterface
import ViewDrawing
import ViewRuntime

extension EnvironmentValues {
  /// The tint as a control's specification takes it.
  package var hostTint: HostColor? { tint?.color?.hostColor(in: self) }
}

extension EnvironmentMask {
  /// What the specification of any control depends on.
  package static let controlLooks: EnvironmentMask = [
    .controlSize, .buttonBorderShape, EnvironmentValues.tintMask, Color.environmentMask,
  ]
}
