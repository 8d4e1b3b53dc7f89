import Foundation

// Apple's Foundation has these; of the one here only `homeDirectory` and `temporaryDirectory`.

extension URL {
  /// Where the app keeps what the user made with it.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// Where the app keeps what it can make again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// Where the app keeps what it needs itself.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  public static var musicDirectory: URL { directory(.musicDirectory) }
  public static var libraryDirectory: URL { directory(.libraryDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
