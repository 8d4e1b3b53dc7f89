// The types at the root of the hierarchy: items, data, folders, URLs.

extension UTType {
  /// Anything that can be in a file system.
  public static let item = UTType(known: "public.item")
  /// Anything to be viewed or listened to.
  public static let content = UTType(known: "public.content")
  /// Content made up of several types, such as a PDF.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A sequence of bytes, which most files are.
  public static let data = UTType(known: "public.data")
  /// A folder, or a package that looks like a file.
  public static let directory = UTType(known: "public.directory")
  /// A folder that users see as a folder.
  public static let folder = UTType(known: "public.folder")
  /// A reference to something else, such as a link.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A mount point.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// An alias in Apple's Finder.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// An executable.
  public static let executable = UTType(known: "public.executable")
  /// A bookmark of a file, as data.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// A file URL.
  public static let fileURL = UTType(known: "public.file-url")
}
