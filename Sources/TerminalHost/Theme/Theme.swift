import HostInterface
import LayoutCore
import TerminalInput

/// The colours of the terminal's look, for light and for dark backgrounds.
///
/// Text and background stay the terminal's own; everything in between is mixed from the two, so
/// that surfaces and secondary text suit whatever theme the user has chosen. Only the accent and
/// the warning colour are the project's own.
///
/// A terminal with sixteen colours or none cannot show such shades: there ``isFlat`` tells controls
/// to draw brackets and underlines instead of surfaces.
struct Theme: Hashable, Sendable {
  let isDark: Bool
  let backdrop: Backdrop
  private let depth: ColorDepth
  /// Whether fine shades cannot be seen.
  let isFlat: Bool
  /// Whether there are no colours at all.
  let isColorless: Bool
  /// Whether text and background are not the terminal's own but those of ``backdrop``.
  private(set) var replacesBackdrop = false
  /// Whether what is paler elsewhere can be told apart as well as the rest.
  private(set) var hasHighContrast = false
  /// Whether the terminal draws eighths of a cell.
  var hasOctants = false

  /// - Parameters:
  ///   - backdrop: the terminal's colours where it told them; a usual pair otherwise.
  init(isDark: Bool, depth: ColorDepth = .trueColor, backdrop: Backdrop? = nil) {
    self.isDark = isDark
    self.depth = depth
    self.backdrop = backdrop ?? (isDark ? .dark : .light)
    isFlat = depth <= .sixteen
    isColorless = depth == .none
  }

  /// Picks the scheme and the colours from what the terminal answered and hinted at.
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

  /// The same for an app that wants to be dark or light; where there are no colours, it cannot be.
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

  /// How much of the full difference something paler keeps: with high contrast half of what it
  /// lacks is given back.
  private func strength(_ share: Double) -> Double {
    hasHighContrast ? (1 + share) / 2 : share
  }

  /// What the background becomes with `share` of the text's colour in it.
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

  /// The colour of a control: its tint or the accent.
  func tint(of control: ControlSpec?) -> CellColor {
    guard let tint = control?.tint else { return accent }
    let ink = ink(tint)
    return ink.color.isStandard ? accent : ink.color
  }

  /// Black or white, whichever can be read on `color`.
  func text(on color: CellColor) -> CellColor {
    color.isStandard
      ? .standard : color.lightness > 0.66 ? CellColor(0x10141A) : CellColor(0xFFFFFF)
  }

  // MARK: Controls

  /// The look of text and background of a control that holds the keyboard focus.
  func focused(_ color: CellColor) -> Pen {
    isColorless
      ? Pen(attributes: [.inverse, .bold])
      : Pen(Ink(text(on: color)), background: Ink(color), attributes: .bold)
  }

  /// The background of a field, a pill, a track: a little above what lies below.
  var surface: Ink? { isFlat ? nil : Ink(tone(0.13)) }

  /// The background of what lies above everything else: menus, panels.
  var panel: Ink { isFlat ? .standard : Ink(tone(0.08)) }

  /// Lines round boxes.
  func line(isFocused: Bool = false) -> Pen {
    if isFocused { return isColorless ? Pen(attributes: .bold) : Pen(Ink(accent)) }
    // Dimmed lines are just what somebody who wants contrast cannot see.
    if isFlat { return Pen(attributes: hasHighContrast ? [] : .dim) }
    return Pen(Ink(tone(strength(0.35))))
  }

  /// Text of less weight than the rest.
  func secondary(_ opacity: Double = 0.62) -> Pen {
    if isFlat { return Pen(attributes: hasHighContrast ? [] : .dim) }
    return Pen(Ink(.standard, opacity: strength(opacity)))
  }
}
