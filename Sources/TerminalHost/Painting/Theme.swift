import HostInterface
import LayoutCore
import TerminalDevice
import TerminalInput

/// The colours of the terminal's look, for light and dark backgrounds.
///
/// Text and background keep the terminal's default colours; everything in between is mixed from the
/// two, so that surfaces and secondary text suit the user's theme. Only the accent and the warning
/// colour are the project's own.
///
/// A terminal with sixteen colours or none cannot show such shades: there ``isFlat`` tells controls
/// to draw brackets and underlines instead of surfaces.
struct Theme: Hashable, Sendable {
  let isDark: Bool
  let backdrop: Backdrop
  private let depth: ColorDepth
  /// Whether fine shades are not available.
  let isFlat: Bool
  /// Whether there are no colours at all.
  let isColorless: Bool
  /// Whether the text and background colours of ``backdrop`` replace the terminal's default ones.
  private(set) var replacesBackdrop = false
  /// Whether paler elements are drawn with higher contrast.
  private(set) var hasHighContrast = false
  /// Whether the terminal draws eighths of a cell.
  var hasOctants = false

  /// - Parameters:
  ///   - backdrop: the terminal's colours if it reported them, otherwise a common pair.
  init(isDark: Bool, depth: ColorDepth = .trueColor, backdrop: Backdrop? = nil) {
    self.isDark = isDark
    self.depth = depth
    self.backdrop = backdrop ?? (isDark ? .dark : .light)
    isFlat = depth <= .sixteen
    isColorless = depth == .none
  }

  /// Makes the theme with the scheme and the colours from the terminal's replies and the
  /// environment's hints.
  init(capabilities: TerminalCapabilities, replies: [TerminalReply]) {
    var background: CellColor?
    var foreground: CellColor?
    for case .background(let color) in replies { background = CellColor(color) }
    for case .foreground(let color) in replies { foreground = CellColor(color) }
    let isDark =
      background.map { $0.lightness < 0.5 } ?? capabilities.hintsDarkBackground ?? true
    let usual = isDark ? Backdrop.dark : .light
    self.init(
      isDark: isDark, depth: capabilities.colorDepth,
      backdrop: Backdrop(
        foreground: foreground ?? usual.foreground, background: background ?? usual.background))
    hasHighContrast = capabilities.theme.hasHighContrast
    if let wish = capabilities.theme.isDark { self = made(dark: wish) }
  }

  /// Returns the theme for an app that prefers dark or light; without colours, it stays the same.
  func made(dark: Bool) -> Theme {
    guard dark != isDark, !isColorless else { return self }
    var theme = Theme(isDark: dark, depth: depth)
    theme.hasHighContrast = hasHighContrast
    theme.hasOctants = hasOctants
    theme.replacesBackdrop = true
    return theme
  }

  // MARK: Purposes

  var accent: CellColor {
    if hasHighContrast { return isDark ? CellColor(0x9CCBFF) : CellColor(0x003E9C) }
    return isDark ? CellColor(0x6CB0FF) : CellColor(0x0A60D0)
  }

  var destructive: CellColor {
    if hasHighContrast { return isDark ? CellColor(0xFFAFAC) : CellColor(0x8E0A12) }
    return isDark ? CellColor(0xFF7A76) : CellColor(0xC4262E)
  }

  /// Returns the contrast that a paler element keeps: with high contrast, half of what it lacks is
  /// restored.
  private func strength(_ share: Double) -> Double {
    hasHighContrast ? (1 + share) / 2 : share
  }

  /// Returns the background with `share` of the text's colour mixed in.
  func tone(_ share: Double) -> CellColor {
    backdrop.background.mixed(with: backdrop.foreground, share: share)
  }

  func ink(_ color: HostColor) -> Ink {
    switch color {
    case .rgba(let red, let green, let blue, let alpha):
      Ink(
        CellColor(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue)),
        opacity: alpha)
    case .semantic(let purpose, let opacity): ink(purpose).faded(by: opacity)
    }
  }

  private func ink(_ purpose: HostColor.Semantic) -> Ink {
    switch purpose {
    case .primary: Ink(.standard)
    case .secondary: Ink(.standard, opacity: strength(0.62))
    case .tertiary: Ink(.standard, opacity: strength(0.45))
    case .quaternary: Ink(.standard, opacity: strength(0.3))
    case .placeholder: Ink(.standard, opacity: strength(0.45))
    case .accent, .link: Ink(accent)
    case .destructive: Ink(destructive)
    case .background: Ink(.standard)
    case .secondaryBackground: Ink(tone(0.06))
    case .tertiaryBackground: Ink(tone(0.1))
    case .fill: Ink(tone(0.15))
    case .separator: Ink(tone(strength(0.26)))
    case .selection: Ink(accent, opacity: strength(0.3))
    }
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8(clamping: (component * 255).rounded())
  }

  /// Returns the colour of a control: its tint or the accent.
  func tint(of control: ControlSpec?) -> CellColor {
    guard let tint = control?.tint else { return accent }
    let ink = ink(tint)
    // The terminal's own text colour is known only as a foreground.
    return ink.color.isStandard ? tone(ink.opacity) : ink.color
  }

  /// Returns black or white, whichever is readable on `color`.
  func text(on color: CellColor) -> CellColor {
    color.isStandard
      ? .standard : color.lightness > 0.66 ? CellColor(0x10141A) : CellColor(0xFFFFFF)
  }

  // MARK: Controls

  /// Returns the look of text and background of a control with the keyboard focus.
  func focused(_ color: CellColor) -> Pen {
    isColorless
      ? Pen(attributes: [.inverse, .bold])
      : Pen(Ink(text(on: color)), background: Ink(color), attributes: .bold)
  }

  /// The background of a field, a pill, a track: slightly raised above its surroundings.
  var surface: Ink? { isFlat ? nil : Ink(tone(0.13)) }

  /// The background of panels above everything else: menus, sheets.
  var panel: Ink { isFlat ? .standard : Ink(tone(0.08)) }

  /// Returns the pen for lines around boxes.
  func line(isFocused: Bool = false) -> Pen {
    if isFocused { return isColorless ? Pen(attributes: .bold) : Pen(Ink(accent)) }
    // Dimmed lines are exactly what users who want contrast cannot see.
    if isFlat { return Pen(attributes: hasHighContrast ? [] : .dim) }
    return Pen(Ink(tone(strength(0.35))))
  }

  /// Returns the pen for secondary text.
  func secondary(_ opacity: Double = 0.62) -> Pen {
    if isFlat { return Pen(attributes: hasHighContrast ? [] : .dim) }
    return Pen(Ink(.standard, opacity: strength(opacity)))
  }
}
