import Foundation
import Locking
import PictureResources
import ProgramResources

/// Colours of asset catalogues: `Name.colorset/Contents.json` below a bundle's resources.
///
/// A missing name gives a visible placeholder colour and a message, because a missing colour must
/// not stop the program.
enum NamedColors {
  private struct Key: Hashable {
    let name: String
    let bundle: String
  }

  private static let known = Mutex<[Key: Color.Provider]>([:])

  static func find(_ name: String, _ bundle: Bundle?) -> Color.Provider {
    let bundle = bundle ?? .main
    let key = Key(name: name, bundle: bundle.bundlePath)
    if let color = known.withLock({ $0[key] }) { return color }
    let color = ColorSet.load(name, from: bundle) ?? missing(name, bundle)
    known.withLock { $0[key] = color }
    return color
  }

  private static func missing(_ name: String, _ bundle: Bundle) -> Color.Provider {
    if let reference = ColorSet.read(name, from: bundle)?.reference {
      AssetDiagnostics.reportReference(name, reference)
    } else {
      AssetDiagnostics.reportMissing("colour", name)
    }
    return .semantic(.primary)
  }
}

extension Color {
  /// The app's accent colour from its Info.plist and asset catalogue; nil uses the user's.
  package static let ofApp: Color? = {
    guard let name = ProgramInformation.value("NSAccentColorName", as: String.self),
      ColorSet.load(name, from: .main) != nil
    else { return nil }
    return Color(name)
  }()
}

/// A colour set in Xcode's format.
package struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let value: String
    }
    struct Value: Decodable {
      let components: [String: String]?
      let colorSpace: String?
      /// The name of a system colour.
      let reference: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case colorSpace = "color-space"
      }
    }
    let appearances: [Appearance]?
    let color: Value?
  }

  let colors: [Entry]

  /// The colour for light mode, or for both if there is only one, combined with the one for dark
  /// mode.
  var provider: Color.Provider? {
    func first(dark: Bool) -> Color.Provider? {
      colors.lazy.filter { entry in
        (entry.appearances ?? []).contains { $0.value == "dark" } == dark
      }.compactMap { $0.color?.provider }.first
    }
    guard let light = first(dark: false) ?? first(dark: true) else { return nil }
    return first(dark: true).map { .adaptive(light: light, dark: $0) } ?? light
  }

  /// The first system colour that an entry refers to.
  var reference: String? { colors.lazy.compactMap { $0.color?.reference }.first }

  package static func load(_ name: String, from bundle: Bundle) -> Color.Provider? {
    read(name, from: bundle)?.provider
  }

  static func read(_ name: String, from bundle: Bundle) -> ColorSet? {
    AssetCatalogs.contents("\(name).colorset", in: bundle, as: ColorSet.self)?.contents
  }
}

extension ColorSet.Entry.Value {
  var provider: Color.Provider? {
    if let reference { return SystemColors.named(reference)?.provider }
    guard let components else { return nil }
    let opacity = Self.number(components["alpha"] ?? "1")
    let space: Color.RGBColorSpace = colorSpace == "display-p3" ? .displayP3 : .sRGB
    if let white = components["white"] {
      return Color(space, white: Self.number(white), opacity: opacity).provider
    }
    guard let red = components["red"], let green = components["green"],
      let blue = components["blue"]
    else { return nil }
    return Color(
      space, red: Self.number(red), green: Self.number(green), blue: Self.number(blue),
      opacity: opacity
    ).provider
  }

  /// Parses "0.5", "128" or "0x80".
  private static func number(_ text: String) -> Double {
    if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = Double(text) ?? 0
    return text.contains(".") ? value : value <= 1 ? value : value / 255
  }
}
