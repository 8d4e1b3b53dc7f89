import Foundation
import ViewRuntime

/// A light or a dark look, in AppKit's words.
///
/// ```swift
/// NSApp.appearance = NSAppearance(named: .darkAqua)
/// ```
public final class NSAppearance: NSObject, Sendable {
  /// Which look it is.
  public let name: Name

  /// A look by its name; nil for one that is neither light nor dark.
  public init?(named name: Name) {
    guard Name.known.contains(name) else { return nil }
    self.name = name
  }

  init(isDark: Bool) { name = isDark ? .darkAqua : .aqua }

  var isDark: Bool { Name.dark.contains(name) }

  /// Runs `block`. What it draws follows the place where it comes to stand, not this look.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }

  /// What a look is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// AppKit's name of the look.
    public let rawValue: String
    /// A look by AppKit's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, for what shines through; as ``aqua`` here.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, for what shines through; as ``darkAqua`` here.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")

    fileprivate static let dark: Set<Name> = [.darkAqua, .vibrantDark]
    fileprivate static let known: Set<Name> = [.aqua, .vibrantLight, .darkAqua, .vibrantDark]
  }

  /// The first of the names that is as light or as dark as this look.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name }
      ?? appearances.first { Name.known.contains($0) && Name.dark.contains($0) == isDark }
  }
}

extension NSApplication {
  /// The look that the app asks for; nil: the desktop's.
  ///
  /// The same for `NSWindow`. A view that wants to be dark or light goes before it.
  public var appearance: NSAppearance? {
    get { ForcedScheme.isDark.map { NSAppearance(isDark: $0) } }
    set { ForcedScheme.isDark = newValue?.isDark }
  }

  /// The look that the app has.
  public var effectiveAppearance: NSAppearance {
    NSAppearance(isDark: UIScreen.main.traitCollection.userInterfaceStyle == .dark)
  }
}

extension NSWindow {
  /// The look that the window asks for, and with it the app; nil: the desktop's.
  public var appearance: NSAppearance? {
    get { NSApplication.shared.appearance }
    set { NSApplication.shared.appearance = newValue }
  }

  /// The look that the window has.
  public var effectiveAppearance: NSAppearance { NSApplication.shared.effectiveAppearance }
}
