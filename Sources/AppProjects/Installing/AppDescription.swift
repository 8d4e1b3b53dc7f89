import Foundation

/// The description of an app for a desktop, from its Info.plist and its target.
package struct AppDescription: Equatable, Sendable {
  /// A document type that the app opens.
  package struct DocumentType: Equatable, Sendable {
    package var name: String
    /// The MIME type, such as "text/plain".
    package var type: String
    /// The file extensions, without dots, for types that the system does not know.
    package var endings: [String] = []
    /// The MIME types that it is a kind of, as far as the system knows them: whoever opens those
    /// can open it, too.
    package var general: [String] = []
  }

  /// The identifier that names the description files, such as "org.example.Lamp".
  package var identifier: String
  package var name: String
  /// The names by language.
  package var localizedNames: [String: String] = [:]
  package var version: String
  /// The executable file.
  package var program: String
  package var schemes: [String] = []
  package var documents: [DocumentType] = []
  /// The category in desktop menus, such as "Office".
  package var category: String?

  /// The name of a Debian package and of the command, such as "lamp-of-mine".
  package var packageName: String {
    let words = program.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let name = String(words).split(separator: "-").joined(separator: "-")
    return name.count > 1 && name.first?.isLetter == true ? name : "app-\(name)"
  }

  /// - Parameters:
  ///   - information: the contents of its Info.plist.
  ///   - localized: the contents of its InfoPlist.strings, by language.
  package init(
    _ target: AppTarget, program: String, information: [String: Any],
    localized: [String: [String: String]] = [:]
  ) {
    func text(_ key: String) -> String? { (information[key] as? String).flatMap(Self.known) }
    self.program = program
    name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? target.name
    version = text("CFBundleShortVersionString") ?? "0.1"
    identifier = Self.valid(text("CFBundleIdentifier")) ?? "local.apps.\(program)"
    for (language, texts) in localized {
      let own = texts["CFBundleDisplayName"] ?? texts["CFBundleName"]
      if let own, language != "Base" { localizedNames[Self.tag(language)] = own }
    }
    let links = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
    schemes = links.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
      .compactMap(Self.known).map { $0.lowercased() }
    documents = Self.documents(information)
    category = text("LSApplicationCategoryType").flatMap { Self.categories[$0] }
  }

  /// The text; nil if it contains a placeholder that a build would fill in.
  private static func known(_ text: String) -> String? {
    text.isEmpty || text.contains("$(") || text.contains("${") ? nil : text
  }

  /// A valid identifier: some consumers require at least two dots, and only ASCII letters.
  private static func valid(_ text: String?) -> String? {
    guard let text else { return nil }
    let plain = String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" })
    let parts = plain.split(separator: ".")
    guard parts.count > 1 else { return nil }
    return (parts.count > 2 ? parts : [parts[0], "apps", parts[1]]).joined(separator: ".")
  }

  /// "zh-Hans" → "zh_Hans", as in desktop files.
  private static func tag(_ language: String) -> String {
    language.replacingOccurrences(of: "-", with: "_")
  }

  private static func documents(_ information: [String: Any]) -> [DocumentType] {
    let declared =
      (information["UTExportedTypeDeclarations"] as? [[String: Any]] ?? [])
      + (information["UTImportedTypeDeclarations"] as? [[String: Any]] ?? [])
    var documents: [DocumentType] = []
    for entry in information["CFBundleDocumentTypes"] as? [[String: Any]] ?? [] {
      let name = (entry["CFBundleTypeName"] as? String).flatMap(known)
      for type in entry["LSItemContentTypes"] as? [String] ?? [] {
        if let mime = mimeTypes[type] {
          documents.append(DocumentType(name: name ?? mime, type: mime))
          continue
        }
        let own = declared.first { $0["UTTypeIdentifier"] as? String == type }
        let tags = own?["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        let endings = list(tags["public.filename-extension"])
        let mime =
          list(tags["public.mime-type"]).first ?? endings.first.map { "application/x-\($0)" }
        guard let mime else { continue }
        let title = (own?["UTTypeDescription"] as? String).flatMap(known)
        // No type is a kind of itself: who follows the kinds would go round for ever.
        var general: [String] = []
        for kind in list(own?["UTTypeConformsTo"]).compactMap({ mimeTypes[$0] })
        where kind != mime && !general.contains(kind) {
          general.append(kind)
        }
        documents.append(
          DocumentType(
            name: title ?? name ?? mime, type: mime, endings: endings, general: general))
      }
    }
    return documents
  }

  private static func list(_ value: Any?) -> [String] {
    value as? [String] ?? (value as? String).map { [$0] } ?? []
  }

  private static let mimeTypes = [
    "public.plain-text": "text/plain", "public.text": "text/plain",
    "public.utf8-plain-text": "text/plain", "public.json": "application/json",
    "public.xml": "application/xml", "public.html": "text/html",
    "public.comma-separated-values-text": "text/csv", "public.rtf": "application/rtf",
    "public.png": "image/png", "public.jpeg": "image/jpeg", "public.svg-image": "image/svg+xml",
    "public.tiff": "image/tiff", "com.compuserve.gif": "image/gif",
    "com.adobe.pdf": "application/pdf",
    "net.daringfireball.markdown": "text/markdown", "public.swift-source": "text/x-swift",
    "public.zip-archive": "application/zip", "public.mp3": "audio/mpeg",
    "public.mpeg-4": "video/mp4", "com.apple.property-list": "application/x-plist",
  ]

  private static let categories = [
    "public.app-category.business": "Office", "public.app-category.finance": "Office",
    "public.app-category.productivity": "Office",
    "public.app-category.developer-tools": "Development",
    "public.app-category.education": "Education", "public.app-category.reference": "Education",
    "public.app-category.entertainment": "AudioVideo", "public.app-category.music": "AudioVideo",
    "public.app-category.video": "AudioVideo", "public.app-category.games": "Game",
    "public.app-category.graphics-design": "Graphics",
    "public.app-category.photography": "Graphics",
    "public.app-category.news": "Network", "public.app-category.social-networking": "Network",
    "public.app-category.utilities": "Utility", "public.app-category.weather": "Utility",
  ]
}
