import ViewRuntime

/// What the user asked the system for; none of the hosts here reports such wishes, so each is off
/// unless set for a subtree.
private struct AccessibilitySettings: Hashable {
  var reducesMotion = false
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var showsButtonShapes = false
  var dimsFlashingLights = false
  var playsAnimatedImages = true
  var isVoiceOverEnabled = false
  var isSwitchControlEnabled = false
  var isLargeContentViewerEnabled = false
  var contrast = ColorSchemeContrast.standard
  var legibilityWeight: LegibilityWeight? = .regular
}

private struct AccessibilitySettingsKey: EnvironmentKey {
  static let defaultValue = AccessibilitySettings()
}

extension EnvironmentValues {
  private var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool {
    get { accessibilitySettings.reducesMotion }
    set { accessibilitySettings.reducesMotion = newValue }
  }

  public var accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.reducesTransparency }
    set { accessibilitySettings.reducesTransparency = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.differentiatesWithoutColor }
    set { accessibilitySettings.differentiatesWithoutColor = newValue }
  }

  public var accessibilityInvertColors: Bool {
    get { accessibilitySettings.invertsColors }
    set { accessibilitySettings.invertsColors = newValue }
  }

  public var accessibilityShowButtonShapes: Bool {
    get { accessibilitySettings.showsButtonShapes }
    set { accessibilitySettings.showsButtonShapes = newValue }
  }

  public var accessibilityDimFlashingLights: Bool {
    get { accessibilitySettings.dimsFlashingLights }
    set { accessibilitySettings.dimsFlashingLights = newValue }
  }

  public var accessibilityPlayAnimatedImages: Bool {
    get { accessibilitySettings.playsAnimatedImages }
    set { accessibilitySettings.playsAnimatedImages = newValue }
  }

  public var accessibilityVoiceOverEnabled: Bool {
    get { accessibilitySettings.isVoiceOverEnabled }
    set { accessibilitySettings.isVoiceOverEnabled = newValue }
  }

  public var accessibilitySwitchControlEnabled: Bool {
    get { accessibilitySettings.isSwitchControlEnabled }
    set { accessibilitySettings.isSwitchControlEnabled = newValue }
  }

  public var accessibilityLargeContentViewerEnabled: Bool {
    get { accessibilitySettings.isLargeContentViewerEnabled }
    set { accessibilitySettings.isLargeContentViewerEnabled = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { accessibilitySettings.contrast }
    set { accessibilitySettings.contrast = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { accessibilitySettings.legibilityWeight }
    set { accessibilitySettings.legibilityWeight = newValue }
  }
}
