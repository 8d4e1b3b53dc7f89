import Controls
import Foundation
import ViewEnvironment
import ViewRuntime

/// The settings that views in a sheet make with modifiers; outer modifiers win over inner ones.
struct PresentationSettings {
  var isDismissDisabled: Bool?
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var background: AnyView?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?
  var sizing: AnyPresentationSizing?

  /// Returns the form in a narrow or low window, such as a sheet in place of a popover; nil if it
  /// is not adapted.
  @MainActor
  func adaptedForm(
    _ form: PresentationForm, _ environment: EnvironmentValues
  ) -> PresentationForm? {
    let adaptation =
      environment.horizontalSizeClass == .compact
      ? horizontalAdaptation : environment.verticalSizeClass == .compact ? verticalAdaptation : nil
    return switch adaptation {
    case .sheet?: .sheet
    case .fullScreenCover?: .cover
    default: nil
    }
  }
}

struct PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(
    value: inout PresentationSettings, nextValue: () -> PresentationSettings
  ) {
    let next = nextValue()
    value.isDismissDisabled = value.isDismissDisabled ?? next.isDismissDisabled
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
    value.horizontalAdaptation = value.horizontalAdaptation ?? next.horizontalAdaptation
    value.verticalAdaptation = value.verticalAdaptation ?? next.verticalAdaptation
    value.sizing = value.sizing ?? next.sizing
  }
}

extension View {
  /// Changes a setting of the enclosing presentation.
  nonisolated func presentationSetting(
    _ set: @escaping (inout PresentationSettings) -> Void
  ) -> some View {
    transformPreference(PresentationSettingsKey.self, set)
  }
}
