import ViewRuntime

/// The user's accessibility settings. A terminal reports reduced motion and increased contrast; no
/// host reports the others, so they are off unless set for a subtree.
struct AccessibilitySettings: Hashable {
  var reducesMotion = false
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var showsButtonShapes = false
  var dimsFlashingLights = false
  var playsAnimatedImages = true
  var isEnabled: Bool?
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
  var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether the user prefers reduced motion; set in a terminal by `KUMIKI_REDUCE_MOTION=1`.
  ///
  /// Changes are then shown at once, whatever their animations; other motion, such as a timeline's,
  /// should read the setting. Set for a subtree, it can only be read.
  public var accessibilityReduceMotion: Bool {
    get { accessibilitySettings.reducesMotion }
    set { accessibilitySettings.reducesMotion = newValue }
  }

  /// Whether the user prefers solid backgrounds to transparent ones; `false` unless set for a
  /// subtree.
  public var accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.reducesTransparency }
    set { accessibilitySettings.reducesTransparency = newValue }
  }

  /// Whether colour must not be the only difference; `false` unless set for a subtree.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.differentiatesWithoutColor }
    set { accessibilitySettings.differentiatesWithoutColor = newValue }
  }

  /// Whether the user inverts the display's colours; `false` unless set for a subtree.
  public var accessibilityInvertColors: Bool {
    get { accessibilitySettings.invertsColors }
    set { accessibilitySettings.invertsColors = newValue }
  }

  /// Whether buttons should be recognisable by more than their colour; `false` unless set for a
  /// subtree.
  public var accessibilityShowButtonShapes: Bool {
    get { accessibilitySettings.showsButtonShapes }
    set { accessibilitySettings.showsButtonShapes = newValue }
  }

  /// Whether flashing images should be dimmed; `false` unless set for a subtree.
  public var accessibilityDimFlashingLights: Bool {
    get { accessibilitySettings.dimsFlashingLights }
    set { accessibilitySettings.dimsFlashingLights = newValue }
  }

  /// Whether animated images may play automatically; `true` unless set for a subtree.
  public var accessibilityPlayAnimatedImages: Bool {
    get { accessibilitySettings.playsAnimatedImages }
    set { accessibilitySettings.playsAnimatedImages = newValue }
  }

  /// Whether an assistive technology such as a screen reader or switches is on; derived from those
  /// settings unless set for a subtree.
  public var accessibilityEnabled: Bool {
    get {
      let settings = accessibilitySettings
      return settings.isEnabled ?? (settings.isVoiceOverEnabled || settings.isSwitchControlEnabled)
    }
    set { accessibilitySettings.isEnabled = newValue }
  }

  /// Whether a screen reader is running; `false` unless set for a subtree, as no host reports it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { accessibilitySettings.isVoiceOverEnabled }
    set { accessibilitySettings.isVoiceOverEnabled = newValue }
  }

  /// Whether the user uses switches; `false` unless set for a subtree.
  public var accessibilitySwitchControlEnabled: Bool {
    get { accessibilitySettings.isSwitchControlEnabled }
    set { accessibilitySettings.isSwitchControlEnabled = newValue }
  }

  /// Whether long presses show controls enlarged; `false` unless set for a subtree.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { accessibilitySettings.isLargeContentViewerEnabled }
    set { accessibilitySettings.isLargeContentViewerEnabled = newValue }
  }
}
