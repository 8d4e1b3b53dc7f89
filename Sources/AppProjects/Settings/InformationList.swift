import Foundation

/// The keys in `Bundle.main.infoDictionary`: those of the app's Info.plist, and those that Xcode
/// derives from the build settings.
struct InformationList {
  private(set) var keys: [String: Any] = [:]

  /// - Parameter product: the app's name, if nothing else provides one.
  init(_ settings: BuildSettings, in folder: URL, product: String) {
    if let path = settings["INFOPLIST_FILE"] {
      let file = URL(fileURLWithPath: path, relativeTo: folder)
      if let data = FileManager.default.contents(atPath: file.path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      {
        keys = Self.resolved(list, settings) as? [String: Any] ?? [:]
      }
    }
    for name in settings.names(withPrefix: "INFOPLIST_KEY_") {
      let key = String(name.dropFirst("INFOPLIST_KEY_".count).prefix { $0 != "[" })
      if let value = settings[name] { keys[key] = Self.value(value) }
    }
    fill("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"])
    fill("CFBundleName", product)
    fill("CFBundleExecutable", product)
    fill("CFBundleShortVersionString", settings["MARKETING_VERSION"])
    fill("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"])
    fill("NSAccentColorName", settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"])
    fill("CFBundleIconName", settings["ASSETCATALOG_COMPILER_APPICON_NAME"])
    fill("CFBundleDevelopmentRegion", "en")
  }

  /// The keys as an XML property list.
  var data: Data? {
    try? PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
  }

  private mutating func fill(_ key: String, _ value: String?) {
    if let value, keys[key] == nil { keys[key] = value }
  }

  private static func value(_ text: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }

  /// Replaces `$(NAME)` with the values of settings.
  private static func resolved(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String:
      guard text.contains("$(") || text.contains("${") else { return text }
      return BuildSettings(levels: [settings.all, ["value": text]])["value"] ?? ""
    case let list as [Any]: return list.map { resolved($0, settings) }
    case let table as [String: Any]: return table.mapValues { resolved($0, settings) }
    default: return value
    }
  }
}

extension BuildSettings {
  /// All settings with their references resolved.
  fileprivate var all: [String: String] {
    Dictionary(uniqueKeysWithValues: names(withPrefix: "").map { ($0, self[$0] ?? "") })
  }
}
