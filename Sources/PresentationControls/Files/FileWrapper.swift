import Foundation

/// A file, a folder of such, or a symbolic link, in memory.
///
/// Foundation on Linux has none; this one has what documents use of it.
///
/// ```swift
/// let folder = FileWrapper(directoryWithFileWrappers: [:])
/// folder.addRegularFile(withContents: data, preferredFilename: "page.txt")
/// try folder.write(to: url, options: .atomic, originalContentsURL: nil)
/// ```
open class FileWrapper: @unchecked Sendable {
  /// How something is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of bits; those that mean nothing here stay without effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Everything is read at once, as it always is here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Files are not mapped into memory; here they never are.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How something is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of bits; those that mean nothing here stay without effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Written beside its place first, so that what was there stays whole if writing fails.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The wrapper's `filename` becomes the name under which it was written.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// What it wants to be called in a folder; nil: its `filename`, or else "file".
  open var preferredFilename: String?
  /// What it is called on the disk or in its folder; nil before it was read or put into one.
  open var filename: String?
  /// The file's attributes by name; only the permissions, under
  /// `FileAttributeKey.posixPermissions.rawValue`, are read and written.
  open var fileAttributes: [String: Any] = [:]

  /// A file in memory with this content.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder in memory; children without a preferred name take the one that they are listed under.
  ///
  /// Two children that want the same name both stay: one of them is called something else.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  /// A symbolic link that leads to `url`, which need not be there.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with all that is in it.
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

  /// Whether it is a file with content.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// What a file holds; nil for what is no file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

  /// Where a symbolic link leads; nil for what is none.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// What a folder holds, by name; nil for what is no folder.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Puts something into a folder, under its preferred name, or one made of it if that is taken.
  ///
  /// - Returns: the name that it has there.
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

  /// Puts a new file into a folder, under this name, or one made of it if that is taken.
  ///
  /// - Returns: the name that it has there; empty if this is no folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }

  /// Takes something out of a folder; does nothing if it is not there, or this is no folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The name that something has in the folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Reads again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
  }

  /// Whether what lies on the disk is the same.
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

  /// Writes a file, or a folder with all that is in it.
  ///
  /// A folder, and whatever is written atomically, is written beside its place first; what was
  /// there goes only when that has worked. It has the permissions of what it replaces.
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
      // Nobody else may read it while its permissions are not set yet.
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

  /// A link to a folder is none.
  private static func isFolder(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
