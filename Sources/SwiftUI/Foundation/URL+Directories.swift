import Foundation

// Apple's Foundation has all of these; on Linux it only has `homeDirectory` and
// `temporaryDirectory`.

extension URL {
  /// The folder for documents that the user makes with the app.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// The folder for data that the app can recreate.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The folder for the app's own data.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// The user's downloads; the home folder if the system has no such folder.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The user's desktop; the home folder if the system has no such folder.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The user's pictures; the home folder if the system has no such folder.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// The user's movies; the home folder if the system has no such folder.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The user's music; the home folder if the system has no such folder.
  public static var musicDirectory: URL { directory(.musicDirectory) }
  /// The folder for app data other than the user's files; the home folder if the system has no such
  /// folder.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
