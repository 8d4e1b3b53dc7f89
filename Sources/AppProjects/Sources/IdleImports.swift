import Foundation

/// Unused imports of Apple's frameworks, as templates leave them: they are no reason to leave the
/// file out.
package struct IdleImports: Sendable {
  /// Files with the modules that they import without using them.
  package private(set) var files: [URL: Set<String>] = [:]

  package init() {}

  /// Records an import if the text contains no word of the framework.
  ///
  /// - Returns: whether it is unused.
  mutating func note(_ module: String, in file: URL, text: String) -> Bool {
    guard let words = Self.words[module], !Self.uses(words, text) else { return false }
    files[file, default: []].insert(module)
    return true
  }

  /// The file's text without these imports, to be compiled under the file's own name.
  func textWithout(_ text: String, of file: URL) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      module(of: line, in: file) == nil ? line : "// \(line)"
    }
    return lines.joined(separator: "\n").compiledUnderName(of: file)
  }

  /// The file's text with each of these imports in an `#if canImport`, for Apple's systems.
  func textAsking(_ text: String, of file: URL) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let module = module(of: line, in: file) else { return String(line) }
      return "#if canImport(\(module))\n  \(line.trimmingCharacters(in: .whitespaces))\n#endif"
    }.joined(separator: "\n")
  }

  private func module(of line: Substring, in file: URL) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
      words[..<place].allSatisfy({ $0.hasPrefix("@") })
    else { return nil }
    let name = String(words[place + 1])
    return files[file]?.contains(name) == true ? name : nil
  }

  /// Whether a word in the text starts like one of the framework's. One in a comment counts: then
  /// the import is reported to the user.
  private static func uses(_ beginnings: String, _ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      !line.contains("import ")
        && line.range(of: "(?<![A-Za-z0-9_])(\(beginnings))", options: .regularExpression) != nil
    }
  }

  /// The prefixes of the words by which a use of a framework is recognised; frameworks not listed
  /// here always count as used.
  private static let words: [String: String] = [
    "AVFoundation": "AV[A-Z]|CM[A-Z]|k?Audio",
    "AVKit": "AV[A-Z]|CM[A-Z]|VideoPlayer|k?Audio",
    "AudioToolbox": "Audio|AU[A-Z]|kAudio|kSystemSound|SystemSound",
    "BackgroundTasks": "BG[A-Z]",
    "Charts": "Chart|chart|[A-Z][a-z]+Mark|Axis|PlottableValue",
    "CloudKit": "CK[A-Z]",
    "Contacts": "CN[A-Z]",
    "CoreData": "NS(Managed|Persistent|Fetch|Entity|Batch|Merge|Attribute|Relationship)"
      + "|managedObject|Fetch|SectionedFetch",
    "CoreHaptics": "CH[A-Z]",
    "CoreImage": "CI[A-Z]|kCI",
    "CoreLocation": "CL[A-Z]|kCL",
    "CoreLocationUI": "LocationButton",
    "CoreMotion": "CM[A-Z]",
    "CoreSpotlight": "CS[A-Z]",
    "CoreText": "CT[A-Z]|kCT",
    "CryptoKit":
      "SHA[0-9]|Insecure|AES|HMAC|HKDF|SymmetricKey|P256|P384|P521|Curve25519|ChaChaPoly|SecureEnclave",
    "EventKit": "EK[A-Z]",
    "GameKit": "GK[A-Z]",
    "GameplayKit": "GK[A-Z]",
    "LinkPresentation": "LP[A-Z]",
    "LocalAuthentication": "LA[A-Z]",
    "MapKit": "MK[A-Z]|Map|map[A-Z]|Marker|Annotation|UserAnnotation|LookAround|CL[A-Z]",
    "MessageUI": "MF[A-Z]",
    "Network": "NW[A-Z]",
    "PDFKit": "PDF[A-Z]",
    "Photos": "PH[A-Z]",
    "PhotosUI": "PH[A-Z]|Photos[A-Z]|photos[A-Z]",
    "QuickLook": "QL[A-Z]|quickLook",
    "SafariServices": "SF[A-Z]",
    "Security": "Sec[A-Z]|kSec|errSec",
    "StoreKit": "SK[A-Z]|Product|Transaction|AppStore|Store[A-Z]|Subscription|requestReview"
      + "|AppTransaction|VerificationResult",
    "SwiftData": "@?Model|model[A-Z]|@?Query|PersistentModel|PersistentIdentifier|persistentModelID"
      + "|FetchDescriptor|Schema|VersionedSchema|@Attribute|@Relationship|@Transient"
      + "|DefaultHistory|History[A-Z]",
    "WebKit": "WK[A-Z]|WebView|WebPage|webView",
  ]
}

extension String {
  /// The source text with diagnostics reported for `file`, from its first line.
  func compiledUnderName(of file: URL) -> String {
    let path = file.path.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: 1)\n" + self
  }
}
