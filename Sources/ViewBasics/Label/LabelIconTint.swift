import ViewDrawing
import ViewLayouts
import ViewRuntime

private struct LabelIconTintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The colour of label icons; nil uses the text colour.
  package var labelIconTint: Color? {
    get { self[LabelIconTintKey.self] }
    set { self[LabelIconTintKey.self] = newValue }
  }
}

/// A label's icon in the icon colour of the surrounding list.
struct TintedIcon: View {
  let icon: LabelStyleConfiguration.Icon
  @Environment(\.labelIconTint) private var tint
  @Environment(\.labelReservedIconWidth) private var width

  init(icon: LabelStyleConfiguration.Icon) { self.icon = icon }

  var body: some View {
    if let width { tinted.frame(minWidth: width) } else { tinted }
  }

  @MainActor @ViewBuilder private var tinted: some View {
    if let tint { icon.foregroundStyle(tint) } else { icon }
  }
}
