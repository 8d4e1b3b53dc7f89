import Foundation

/// A kind of data: a picture, plain text, an app's own document.
///
/// ```swift
/// UTType.png.conforms(to: .image)                       // true
/// UTType(filenameExtension: "md")?.conforms(to: .text)   // true
/// extension UTType { static let note = UTType(exportedAs: "org.example.note") }
/// ```
///
/// Kinds form a graph: what is asked for as an image may be had as PNG. Kinds that nobody declared
/// can be made for the length of a program (``init(exportedAs:conformingTo:)``); two types with the
/// same identifier are the same. What names of such files end with stands in the program's
/// Info.plist (`UTExportedTypeDeclarations`), or in a package's resource `NAME-Info.plist`.
public struct UTType: Hashable, Sendable {
  /// Such as `public.png`.
  public let identifier: String

  /// A kind that is known; nil for an identifier that nobody declared.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard TypeDeclarations.shared.record(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  /// A kind that the app itself defines.
  ///
  /// - Parameter parentType: what it is, too; nil: data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// A kind that another program defines and this one knows of.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  private init(declaring identifier: String, _ parent: UTType?) {
    let identifier = identifier.lowercased()
    TypeDeclarations.shared.declare(identifier, parents: [parent?.identifier ?? "public.data"])
    self.identifier = identifier
  }

  /// The kind of files whose names end so; one made up for it where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The kind with a MIME type, such as `text/plain`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The kind with a tag; one made up for it where none is known, nil for an empty tag.
  ///
  /// - Parameter supertype: what the kind has to be, too; nil: anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
      return
    }
    // A kind of its own, so that files of one ending are of one kind.
    let identifier = "dyn.\(tagClass.rawValue).\(tag)"
    TypeDeclarations.shared.declare(
      identifier, parents: [supertype?.identifier ?? "public.data"],
      extensions: tagClass == .filenameExtension ? [tag] : [],
      mimeTypes: tagClass == .mimeType ? [tag] : [])
    self.identifier = identifier
  }

  /// All known kinds with a tag.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeDeclarations.shared.identifiers(tag: tag.lowercased(), tagClass).map { UTType(known: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  private var record: TypeRecord { TypeDeclarations.shared.record(of: identifier) ?? TypeRecord() }

  /// The kind in words; nil for one without.
  public var localizedDescription: String? { record.description }

  /// How names of such files end, without the dot.
  public var preferredFilenameExtension: String? { record.extensions.first }

  /// How names of files of this kind may end, those of its subtypes among them.
  ///
  /// - Complexity: looks at all kinds that are known.
  package var conformingFilenameExtensions: [String] {
    TypeDeclarations.shared.all.filter { UTType(known: $0).conforms(to: self) }
      .flatMap { TypeDeclarations.shared.record(of: $0)?.extensions ?? [] }
  }

  /// How servers and mails name the kind; nil if they do not.
  public var preferredMIMEType: String? { record.mimeTypes.first }

  /// All endings and MIME types of the kind, the preferred ones first; without a key where there
  /// are none.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !record.extensions.isEmpty { tags[.filenameExtension] = record.extensions }
    if !record.mimeTypes.isEmpty { tags[.mimeType] = record.mimeTypes }
    return tags
  }

  /// Whether it was made up for a tag that no known kind has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether it is known by its identifier, rather than made up for a tag.
  public var isDeclared: Bool {
    !isDynamic && TypeDeclarations.shared.record(of: identifier) != nil
  }
  /// Whether the identifier begins with `public.`: it belongs to nobody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All that it is, too, however far up.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = record.parents
    while let next = waiting.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { waiting += type.record.parents }
    }
    return found
  }

  /// Whether `type` is among the kinds that it is, too; a kind is no subtype of itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether it is among the kinds that `type` is, too; a kind is no supertype of itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether it is this kind, or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    identifier = try container.decode(String.self).lowercased()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
