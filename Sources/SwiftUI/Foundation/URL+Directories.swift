import Foundation

// Apple's Foundation has these; of the one here only `homeDirectory` and `temporaryDirectory`.

extension URL {
  /// Where the app keeps what the user made with it.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// Where the app keeps what it can make again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// Where the app keeps what it needs itself.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// What the user has downloaded; the home folder where the system has no such place.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// What lies on the user's desktop; the home folder where the system has no such place.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The user's pictures; the home folder where the system has no such place.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// The user's films; the home folder where the system has no such place.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The user's music; the home folder where the system has no such place.
  public static var musicDirectory: URL { directory(.musicDirectory) }
  /// What apps keep besides the user's files; the home folder where the system has no such place.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
