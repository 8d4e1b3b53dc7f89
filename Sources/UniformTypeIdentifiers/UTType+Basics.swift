// The kinds that others are special cases of: items, data, folders, addresses.

extension UTType {
  /// Anything that can lie in a file system.
  public static let item = UTType(known: "public.item")
  /// Anything that is made to be looked at or listened to.
  public static let content = UTType(known: "public.content")
  /// Content that is put together of several kinds, as a PDF is.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A row of bytes, which most files are.
  public static let data = UTType(known: "public.data")
  /// A folder, or a package that looks like a file.
  public static let directory = UTType(known: "public.directory")
  /// A folder that users see as one.
  public static let folder = UTType(known: "public.folder")
  /// Something that stands for something else, as a link does.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// The place at which a disk is found.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// An alias of Apple's Finder.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// Something that can be run.
  public static let executable = UTType(known: "public.executable")
  /// A bookmark of a file, as data.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
}
