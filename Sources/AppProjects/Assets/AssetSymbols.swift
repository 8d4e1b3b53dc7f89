import Foundation

/// The constants that Xcode generates for asset catalogues: `Image(.logo)`, `Color.brand`.
package enum AssetSymbols {
  /// The source with the constants; nil if there are none.
  ///
  /// - Parameter taken: the names of constants that the program declares.
  package static func source(
    of catalogs: [AssetCatalog], bundle: String = ".main", taken: Set<String> = []
  ) -> String? {
    let assets = catalogs.flatMap(\.assets)
    guard !assets.isEmpty else { return nil }
    let images = tree(assets.filter { $0.kind == .image }, bundle)
    let colors = tree(assets.filter { $0.kind == .color }, bundle)
    var parts = ["import Foundation\nimport SwiftUI"]
    if !images.isEmpty {
      parts.append(block("extension ImageResource", images.resources("ImageResource", bundle)))
    }
    if !colors.isEmpty {
      parts.append(block("extension ColorResource", colors.resources("ColorResource", bundle)))
      let uses = { (make: String) in colors.uses(type: "ColorResource", make) }
      parts.append(
        block(
          "extension SwiftUI.Color", uses("SwiftUI.Color(%)"), notAmong: taken.union(namedColors)))
      parts.append(
        block(
          "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color", uses("SwiftUI.Color(%)"),
          notAmong: taken.union(namedColors).union(namedStyles)))
      // 'Color(.brand)' accepts either, and should mean the resource.
      parts.append(
        block(
          "extension SwiftUI.UIColor", uses("SwiftUI.UIColor(resource: %)"),
          notAmong: taken.union(namedColors).union(namedUIColors),
          attribute: "@_disfavoredOverload "))
    }
    if !images.isEmpty {
      parts.append(
        block(
          "extension SwiftUI.UIImage",
          images.uses(type: "ImageResource", "SwiftUI.UIImage(resource: %)"), notAmong: taken))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The constant's name: "App Logo" → `appLogo`, "AccentColor" → `accent` for a colour, "BG" → `BG`.
  package static func symbol(_ name: String, _ kind: AssetCatalog.Kind?) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return nil }
    var result = words.count == 1 && isAbbreviation(words[0]) ? words[0] : lowered(words[0])
    for word in words.dropFirst() { result += word.prefix(1).uppercased() + word.dropFirst() }
    let ending = kind == .color ? "Color" : kind == .image ? "Image" : ""
    if !ending.isEmpty, result.hasSuffix(ending), result.count > ending.count {
      result.removeLast(ending.count)
    }
    guard let first = result.first else { return nil }
    if first.isNumber { result = "_" + result }
    return keywords.contains(result) ? "`\(result)`" : result
  }

  /// Whether a whole name is in capitals, which Xcode then keeps: "BG" → "BG".
  private static func isAbbreviation(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy(\.isUppercase)
  }

  /// "URLIcon" → "urlIcon", "Logo" → "logo".
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    let head = capitals.dropLast()
    return head.lowercased() + word.dropFirst(head.count)
  }

  private static func tree(_ assets: [AssetCatalog.Asset], _ bundle: String) -> SymbolTree {
    var tree = SymbolTree()
    for asset in assets { tree.insert(asset, asset.namespace[...]) }
    return tree
  }

  private static func block(
    _ head: String, _ lines: [String], notAmong taken: Set<String> = [], attribute: String = ""
  ) -> String {
    let kept = lines.filter { line in
      !taken.contains { line.hasPrefix("static var \($0): ") }
    }
    return kept.isEmpty
      ? "" : "\(head) {\n" + kept.map { "  \(attribute)\($0)" }.joined(separator: "\n") + "\n}"
  }

  private static let keywords: Set<String> = [
    "default", "in", "is", "as", "for", "if", "else", "switch", "case", "class", "struct", "enum",
    "func", "let", "var", "import", "return", "self", "true", "false", "nil", "public", "private",
    "static", "repeat", "while", "do", "try", "catch", "throw", "where", "init", "extension",
    "protocol", "operator", "internal", "guard", "defer", "continue", "break", "fallthrough", "any",
  ]

  /// The names of SwiftUI's own colours, for which Xcode generates no constants.
  private static let namedColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// The names of styles that are also colours: `.foregroundStyle(.background)` means the style,
  /// and `Color.background` the colour in the program's catalogue.
  private static let namedStyles: Set<String> = [
    "background", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "selection",
    "separator", "tertiary", "tint", "windowBackground",
  ]

  /// Further names of UIKit's own colours.
  private static let namedUIColors: Set<String> = [
    "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "separator",
    "tint",
  ]
}

/// A tree of nested names.
private struct SymbolTree {
  private var assets: [(symbol: String, path: String)] = []
  private var spaces: [(symbol: String, tree: SymbolTree)] = []

  var isEmpty: Bool { assets.isEmpty && spaces.allSatisfy(\.tree.isEmpty) }

  mutating func insert(_ asset: AssetCatalog.Asset, _ rest: ArraySlice<String>) {
    guard let space = rest.first else {
      guard let symbol = AssetSymbols.symbol(asset.name, asset.kind),
        !assets.contains(where: { $0.symbol == symbol })
      else { return }
      assets.append((symbol, (asset.namespace + [asset.name]).joined(separator: "/")))
      return
    }
    guard let name = AssetSymbols.symbol(space, nil) else { return }
    let type = name.prefix(1).uppercased() + name.dropFirst()
    if let index = spaces.firstIndex(where: { $0.symbol == type }) {
      spaces[index].tree.insert(asset, rest.dropFirst())
    } else {
      var tree = SymbolTree()
      tree.insert(asset, rest.dropFirst())
      spaces.append((type, tree))
    }
  }

  /// `static let logo = ImageResource(name: "Logo", bundle: .main)`
  func resources(_ type: String, _ bundle: String) -> [String] {
    assets.map { "static let \($0.symbol) = \(type)(name: \"\($0.path)\", bundle: \(bundle))" }
      + spaces.flatMap { space in
        ["enum \(space.symbol) {"] + space.tree.resources(type, bundle).map { "  \($0)" } + ["}"]
      }
  }

  /// `static var brand: Color { Color(.brand) }`, for names without a namespace.
  func uses(type: String, _ make: String) -> [String] {
    let made = String(make.prefix { $0 != "(" })
    return assets.map { asset in
      let call = make.replacingOccurrences(of: "%", with: "\(type).\(asset.symbol)")
      return "static var \(asset.symbol): \(made) { \(call) }"
    }
  }
}
