// The kinds that others are special cases of: items, data, folders, addresses.

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let resolvable = UTType(known: "com.apple.resolvable")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let executable = UTType(known: "public.executable")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
}
