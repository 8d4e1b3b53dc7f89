import HostInterface
import ViewDrawing
import ViewRuntime

extension EnvironmentValues {
  /// The tint in the form that a control's specification uses.
  package var hostTint: HostColor? { tint?.color?.hostColor(in: self) }
}

extension EnvironmentMask {
  /// The environment values that every control's specification depends on.
  package static let controlLooks: EnvironmentMask = [
    .controlSize, .buttonBorderShape, EnvironmentValues.tintMask, Color.environmentMask,
  ]
}
