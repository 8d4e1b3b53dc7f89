import Foundation

/// A type of data: a picture, plain text, an app's own document.
///
/// ```swift
/// UTType.png.conforms(to: .image)                       // true
/// UTType(filenameExtension: "md")?.conforms(to: .text)   // true
/// extension UTType { static let note = UTType(exportedAs: "org.example.note") }
/// ```
///
/// Types form a graph: a request for an image may be satisfied with a PNG. A program can define
/// types at run time that are not declared anywhere (``init(exportedAs:conformingTo:)``); two types
/// with the same identifier are the same. Their file extensions are in the program's Info.plist
/// (`UTExportedTypeDeclarations`), or in a package's resource `NAME-Info.plist`.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// A known type; nil for an identifier that is not declared.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard TypeDeclarations.shared.record(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  /// A type that the app itself defines.
  ///
  /// - Parameter parentType: its supertype; nil means data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// A type that another program defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  private init(declaring identifier: String, _ parent: UTType?) {
    let identifier = identifier.lowercased()
    TypeDeclarations.shared.declare(identifier, parents: [parent?.identifier ?? "public.data"])
    self.identifier = identifier
  }

  /// The type of files with an extension; a dynamic one if none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with a MIME type, such as `text/plain`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag; a dynamic one if none is known, nil for an empty tag.
  ///
  /// - Parameter supertype: a type that it must conform to; nil means any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
      return
    }
    // One dynamic type per tag, so that all files with an extension have the same type.
    let identifier = "dyn.\(tagClass.rawValue).\(tag)"
    TypeDeclarations.shared.declare(
      identifier, parents: [supertype?.identifier ?? "public.data"],
      extensions: tagClass == .filenameExtension ? [tag] : [],
      mimeTypes: tagClass == .mimeType ? [tag] : [])
    self.identifier = identifier
  }

  /// All known types with a tag.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeDeclarations.shared.identifiers(tag: tag.lowercased(), tagClass).map { UTType(known: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  private var record: TypeRecord { TypeDeclarations.shared.record(of: identifier) ?? TypeRecord() }

  /// The description of the type; nil if there is none.
  public var localizedDescription: String? { record.description }

  /// The preferred file extension, without the dot.
  public var preferredFilenameExtension: String? { record.extensions.first }

  /// The file extensions of this type and its subtypes.
  ///
  /// - Complexity: goes through all known types.
  package var conformingFilenameExtensions: [String] {
    TypeDeclarations.shared.all.filter { UTType(known: $0).conforms(to: self) }
      .flatMap { TypeDeclarations.shared.record(of: $0)?.extensions ?? [] }
  }

  /// The preferred MIME type; nil if there is none.
  public var preferredMIMEType: String? { record.mimeTypes.first }

  /// All file extensions and MIME types, preferred first; without a key if there are none.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !record.extensions.isEmpty { tags[.filenameExtension] = record.extensions }
    if !record.mimeTypes.isEmpty { tags[.mimeType] = record.mimeTypes }
    return tags
  }

  /// Whether it was created for a tag that no known type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether it is a declared type, rather than created for a tag.
  public var isDeclared: Bool {
    !isDynamic && TypeDeclarations.shared.record(of: identifier) != nil
  }
  /// Whether the identifier begins with `public.`, which no single vendor owns.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All its supertypes, direct and indirect.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = record.parents
    while let next = waiting.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { waiting += type.record.parents }
    }
    return found
  }

  /// Whether `type` is one of its supertypes; a type is not a subtype of itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether it is one of the supertypes of `type`; a type is not a supertype of itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether it is this type, or a subtype of it.
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
