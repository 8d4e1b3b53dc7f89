import ViewRuntime

/// What the user asked the system for. A terminal reports that less motion is wanted and for more
/// contrast, no host the others, so those are off unless set for a subtree.
private struct AccessibilitySettings: Hashable {
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
  private var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether the user wants less to move; in a terminal `KUMIKI_REDUCE_MOTION=1` says so.
  ///
  /// Changes are shown at once then, whatever animations they have; what moves by other means, as a
  /// timeline does, reads it. Set for a subtree it is only there to be read.
  public var accessibilityReduceMotion: Bool {
    get { accessibilitySettings.reducesMotion }
    set { accessibilitySettings.reducesMotion = newValue }
  }

  /// Whether the user wants solid backgrounds instead of transparent ones; `false` unless set for a
  /// subtree.
  public var accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.reducesTransparency }
    set { accessibilitySettings.reducesTransparency = newValue }
  }

  /// Whether colour alone must not tell things apart; `false` unless set for a subtree.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.differentiatesWithoutColor }
    set { accessibilitySettings.differentiatesWithoutColor = newValue }
  }

  /// Whether the user has the display's colours inverted; `false` unless set for a subtree.
  public var accessibilityInvertColors: Bool {
    get { accessibilitySettings.invertsColors }
    set { accessibilitySettings.invertsColors = newValue }
  }

  /// Whether buttons shall be told by more than their colour; `false` unless set for a subtree.
  public var accessibilityShowButtonShapes: Bool {
    get { accessibilitySettings.showsButtonShapes }
    set { accessibilitySettings.showsButtonShapes = newValue }
  }

  /// Whether flashing pictures shall be dimmed; `false` unless set for a subtree.
  public var accessibilityDimFlashingLights: Bool {
    get { accessibilitySettings.dimsFlashingLights }
    set { accessibilitySettings.dimsFlashingLights = newValue }
  }

  /// Whether animated pictures may run by themselves; `true` unless set for a subtree.
  public var accessibilityPlayAnimatedImages: Bool {
    get { accessibilitySettings.playsAnimatedImages }
    set { accessibilitySettings.playsAnimatedImages = newValue }
  }

  /// Whether anything of the kind is on that reads or works the screen for the user: a screen
  /// reader or switches, unless set for a subtree.
  public var accessibilityEnabled: Bool {
    get {
      let settings = accessibilitySettings
      return settings.isEnabled ?? (settings.isVoiceOverEnabled || settings.isSwitchControlEnabled)
    }
    set { accessibilitySettings.isEnabled = newValue }
  }

  /// Whether a screen reader is running; `false` unless set for a subtree, as no host reports one.
  public var accessibilityVoiceOverEnabled: Bool {
    get { accessibilitySettings.isVoiceOverEnabled }
    set { accessibilitySettings.isVoiceOverEnabled = newValue }
  }

  /// Whether the user works with switches; `false` unless set for a subtree.
  public var accessibilitySwitchControlEnabled: Bool {
    get { accessibilitySettings.isSwitchControlEnabled }
    set { accessibilitySettings.isSwitchControlEnabled = newValue }
  }

  /// Whether long presses show controls in large; `false` unless set for a subtree.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { accessibilitySettings.isLargeContentViewerEnabled }
    set { accessibilitySettings.isLargeContentViewerEnabled = newValue }
  }

  /// Whether the user wants stronger contrasts; in a terminal `KUMIKI_THEME=contrast` says so.
  ///
  /// The named colours do not change with it.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { accessibilitySettings.contrast }
    set { accessibilitySettings.contrast = newValue }
  }

  /// Whether the user wants bold text; `.regular` unless set for a subtree.
  ///
  /// Texts do not get bolder by it: what shall heed it reads it.
  public var legibilityWeight: LegibilityWeight? {
    get { accessibilitySettings.legibilityWeight }
    set { accessibilitySettings.legibilityWeight = newValue }
  }
}
