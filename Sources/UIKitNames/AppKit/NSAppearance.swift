import Foundation
import ViewRuntime

/// A light or dark appearance, with AppKit's names.
///
/// ```swift
/// NSApp.appearance = NSAppearance(named: .darkAqua)
/// ```
public final class NSAppearance: NSObject, Sendable {
  /// The name of the appearance.
  public let name: Name

  /// An appearance by its name; nil for one that is neither light nor dark.
  public init?(named name: Name) {
    guard Name.known.contains(name) else { return nil }
    self.name = name
  }

  init(isDark: Bool) { name = isDark ? .darkAqua : .aqua }

  var isDark: Bool { Name.dark.contains(name) }

  /// Runs `block`. What it draws follows its place in the view tree, not this appearance.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }

  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// AppKit's name for the appearance.
    public let rawValue: String
    /// An appearance by AppKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light and translucent; the same as ``aqua`` here.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark and translucent; the same as ``darkAqua`` here.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")

    fileprivate static let dark: Set<Name> = [.darkAqua, .vibrantDark]
    fileprivate static let known: Set<Name> = [.aqua, .vibrantLight, .darkAqua, .vibrantDark]
  }

  /// The first of the names that is as light or dark as this appearance.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name }
      ?? appearances.first { Name.known.contains($0) && Name.dark.contains($0) == isDark }
  }
}

extension NSApplication {
  /// The appearance that the app requests; nil means the desktop's.
  ///
  /// The same setting as that of `NSWindow`. A view's preferred colour scheme takes precedence.
  public var appearance: NSAppearance? {
    get { ForcedScheme.isDark.map { NSAppearance(isDark: $0) } }
    set { ForcedScheme.isDark = newValue?.isDark }
  }

  /// The appearance that the app has.
  public var effectiveAppearance: NSAppearance {
    NSAppearance(isDark: UIScreen.main.traitCollection.userInterfaceStyle == .dark)
  }
}

extension NSWindow {
  /// The appearance that the window requests, and with it the app; nil means the desktop's.
  public var appearance: NSAppearance? {
    get { NSApplication.shared.appearance }
    set { NSApplication.shared.appearance = newValue }
  }

  /// The appearance that the window has.
  public var effectiveAppearance: NSAppearance { NSApplication.shared.effectiveAppearance }
}
