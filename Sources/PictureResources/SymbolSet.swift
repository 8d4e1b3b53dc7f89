import Foundation

/// A custom symbol from a `.symbolset` of the program's asset catalogue.
///
/// The file is a template written by Apple's app for symbols: all weights and sizes side by side,
/// with guides that mark the bounds of each. The variant shown beside text is "Regular-M".
enum SymbolSet {
  private struct Contents: Decodable {
    struct Symbol: Decodable { var filename: String? }
    var symbols: [Symbol]
  }

  /// Returns the template's file.
  static func file(_ name: String, _ bundle: Bundle) -> URL? {
    guard
      let (folder, contents) = AssetCatalogs.contents(
        "\(name).symbolset", in: bundle, as: Contents.self)
    else { return nil }
    return contents.symbols.lazy.compactMap(\.filename).first.map(folder.appendingPathComponent)
  }

  /// Returns the symbol for text of 17 points; nil if nothing installed reads vector images.
  static func picture(_ name: String, _ bundle: Bundle) -> Picture? {
    guard let file = file(name, bundle), let library = PixbufLibrary.shared,
      let template = try? String(contentsOf: file, encoding: .utf8)
    else { return nil }
    guard let drawing = drawing(of: template) else {
      return library.picture(file: file, fineness: 2)?.asSymbol
    }
    // The library only reads files.
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: copy) }
    guard (try? Data(drawing.utf8).write(to: copy)) != nil else { return nil }
    return library.picture(file: copy, fineness: 3)?.asSymbol
  }

  /// Extracts "Regular-M" as an SVG; nil if the file is not a template.
  static func drawing(of template: String) -> String? {
    guard let symbol = group("Regular-M", in: template),
      let left = number("x1", of: "left-margin-Regular-M", in: template),
      let right = number("x1", of: "right-margin-Regular-M", in: template),
      let top = number("y1", of: "Capline-M", in: template),
      let base = number("y1", of: "Baseline-M", in: template), right > left, base > top
    else { return nil }
    // Symbols extend beyond the cap height, which is 12 of the text's 17 points.
    let (height, rest) = (base - top, (base - top) * 0.35)
    let size = CGSize(width: right - left, height: height + 2 * rest)
    let scale = 12 / height
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width * scale)" \
      height="\(size.height * scale)" viewBox="\(left) \(top - rest) \(size.width) \(size.height)">
      \(symbol)
      </svg>
      """
  }

  /// Returns the element with its content.
  private static func group(_ id: String, in text: String) -> String? {
    guard let mark = text.range(of: "id=\"\(id)\""),
      let start = text[..<mark.lowerBound].range(of: "<g", options: .backwards)
    else { return nil }
    var depth = 0
    var rest = text[start.lowerBound...]
    while let tag = rest.firstMatch(of: /<(\/?)g[\s>][^>]*?(\/?)>?/) {
      if tag.1.isEmpty { depth += 1 } else { depth -= 1 }
      rest = rest[tag.range.upperBound...]
      if depth == 0 { return String(text[start.lowerBound..<rest.startIndex]) }
    }
    return nil
  }

  private static func number(_ attribute: String, of id: String, in text: String) -> Double? {
    guard let mark = text.range(of: "id=\"\(id)\""),
      let start = text[..<mark.lowerBound].lastIndex(of: "<"),
      let end = text[mark.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    guard let value = tag.range(of: " \(attribute)=\"") else { return nil }
    return Double(tag[value.upperBound...].prefix { $0 != "\"" })
  }
}
