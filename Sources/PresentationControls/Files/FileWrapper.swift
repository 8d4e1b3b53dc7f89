import Foundation

/// An in-memory file, folder of file wrappers, or symbolic link.
///
/// Foundation on Linux has no such class; this one has the parts that documents use.
///
/// ```swift
/// let folder = FileWrapper(directoryWithFileWrappers: [:])
/// folder.addRegularFile(withContents: data, preferredFilename: "page.txt")
/// try folder.write(to: url, options: .atomic, originalContentsURL: nil)
/// ```
open class FileWrapper: @unchecked Sendable {
  /// Options for reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Makes a set from raw bits; unknown bits have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads everything at once, as is always done here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Does not map files into memory; here files are never mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Makes a set from raw bits; unknown bits have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes next to the destination first, so that the old file stays intact if writing fails.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Sets the wrapper's `filename` to the name under which it was written.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The preferred name in a folder; nil means `filename`, or otherwise "file".
  open var preferredFilename: String?
  /// The name on disk or in the enclosing folder; nil until the wrapper is read or added to one.
  open var filename: String?
  /// The file's attributes by name; only the permissions, under
  /// `FileAttributeKey.posixPermissions.rawValue`, are read and written.
  open var fileAttributes: [String: Any] = [:]

  /// Makes an in-memory file with this content.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Makes an in-memory folder; children without a preferred name get their key as the name.
  ///
  /// If two children prefer the same name, one of them gets another name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  /// Makes a symbolic link to `url`, which need not exist.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with its contents.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    if let mode = Self.mode(of: url) { self.mode = mode }
  }

  private static func read(_ url: URL) throws -> Content {
    let files = FileManager.default
    if let destination = try? files.destinationOfSymbolicLink(atPath: url.path) {
      return .link(
        URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
    }
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return .file(try Data(contentsOf: url))
    }
    var children: [String: FileWrapper] = [:]
    for name in try files.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .folder(children)
  }

  /// Whether the wrapper is a regular file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The content of a file; nil if the wrapper is not a file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

  /// The target of a symbolic link; nil if the wrapper is not a link.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// The contents of a folder, by name; nil if the wrapper is not a folder.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds a child to a folder, under its preferred name, or one derived from it if that is taken.
  ///
  /// - Returns: the child's name in the folder; empty if this is not a folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "file"
    var name = wanted
    var number = 2
    while let present = children[name], present !== child {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    child.filename = name
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a new file to a folder, under this name, or one derived from it if that is taken.
  ///
  /// - Returns: the child's name in the folder; empty if this is not a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }

  /// Removes a child from a folder; does nothing if it is not in the folder, or this is not a
  /// folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Returns a child's name in the folder; nil if it is not in the folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Reads the content again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
  }

  /// Returns whether the content on disk is the same.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isEqual(to: other)
  }

  private func isEqual(to other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let a), .file(let b)): a == b
    case (.link(let a), .link(let b)): a == b
    case (.folder(let a), .folder(let b)):
      a.count == b.count && a.allSatisfy { name, child in b[name].map(child.isEqual) ?? false }
    default: false
    }
  }

  /// Writes a file, or a folder with its contents.
  ///
  /// Folders and atomic writes are written next to the destination first; the old item is removed
  /// only after that has succeeded. The new item gets the permissions of the one it replaces.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if isRegularFile, !options.contains(.atomic) {
      try put(at: url, mode)
    } else {
      if !isDirectory, Self.isFolder(url) { throw CocoaError(.fileWriteFileExists) }
      let replacement = AtomicReplacement(of: url)
      let mode = Self.mode(of: url) ?? mode
      replacement.removeAbandoned()
      let isWritten =
        regularFileContents.map { replacement.writeUnnamed($0, permissions: mode?.intValue) }
      if isWritten != true {
        try replacement.writeNamed(isFolder: isSymbolicLink ? nil : isDirectory) {
          try put(at: $0, mode)
        }
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func put(at url: URL, _ mode: NSNumber?) throws {
    let files = FileManager.default
    switch content {
    case .file(let data):
      // Keeps the file private until its permissions are set.
      if mode != nil, !files.fileExists(atPath: url.path) {
        _ = files.createFile(
          atPath: url.path, contents: nil, attributes: [.posixPermissions: NSNumber(value: 0o600)])
      }
      try data.write(to: url)
    case .link(let destination):
      try files.createSymbolicLink(
        atPath: url.path, withDestinationPath: destination.relativePath)
      return
    case .folder(let children):
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.put(at: url.appendingPathComponent(name), child.mode)
      }
    }
    if let mode { try files.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path) }
  }

  // MARK: Permissions

  private var mode: NSNumber? {
    get { fileAttributes[FileAttributeKey.posixPermissions.rawValue] as? NSNumber }
    set { fileAttributes[FileAttributeKey.posixPermissions.rawValue] = newValue }
  }

  private static func mode(of url: URL) -> NSNumber? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType != .typeSymbolicLink else { return nil }
    return attributes?[.posixPermissions] as? NSNumber
  }

  /// Whether the URL is a folder; a link to a folder is not.
  private static func isFolder(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
