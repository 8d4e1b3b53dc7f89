// Archives, programs, and what people keep: contacts, events, messages.

extension UTType {
  /// Several files in one.
  public static let archive = UTType(known: "public.archive")
  /// Something packed by gzip (`gz`).
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Something packed by bzip2 (`bz2`).
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// A ZIP archive (`zip`).
  public static let zip = UTType(known: "public.zip-archive")
  /// A tar archive (`tar`).
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// An Apple Archive (`aar`).
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// A disk as a file.
  public static let diskImage = UTType(known: "public.disk-image")
  /// A table to calculate with.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Slides to be shown.
  public static let presentation = UTType(known: "public.presentation")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A message of whatever kind.
  public static let message = UTType(known: "public.message")
  /// A person's or company's addresses.
  public static let contact = UTType(known: "public.contact")
  /// A contact as a vCard (`vcf`, `vcard`).
  public static let vCard = UTType(known: "public.vcard")
  /// Something to be done.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// A date in a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An email.
  public static let emailMessage = UTType(known: "public.email-message")
  /// An address as a file of Apple's Finder.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// An address as a file of Windows (`url`).
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A bookmark of a page.
  public static let bookmark = UTType(known: "public.bookmark")
  /// Keys and certificates under a password (`p12`, `pfx`).
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A certificate (`cer`, `crt`, `der`).
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// A book in EPUB (`epub`).
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A folder that users see as one file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder whose content has a fixed order, such as a program's.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A program's extension as a bundle.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// A library with what belongs to it (`framework`).
  public static let framework = UTType(known: "com.apple.framework")
  /// A program of Apple's systems.
  public static let application = UTType(known: "com.apple.application")
  /// A program of Apple's systems as a bundle (`app`).
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// An extension of the system by a program (`appex`).
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension")
  /// A program of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program of Windows (`exe`).
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// A page of Apple's system settings (`prefPane`).
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
}
