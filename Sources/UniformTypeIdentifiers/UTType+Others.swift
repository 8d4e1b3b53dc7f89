// Archives, programs, and personal data: contacts, events, messages.

extension UTType {
  /// Several files in one.
  public static let archive = UTType(known: "public.archive")
  /// A gzip archive (`gz`).
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A bzip2 archive (`bz2`).
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// A ZIP archive (`zip`).
  public static let zip = UTType(known: "public.zip-archive")
  /// A tar archive (`tar`).
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// An Apple Archive (`aar`).
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// A disk image.
  public static let diskImage = UTType(known: "public.disk-image")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A slide presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// Any message.
  public static let message = UTType(known: "public.message")
  /// The contact details of a person or company.
  public static let contact = UTType(known: "public.contact")
  /// A contact as a vCard (`vcf`, `vcard`).
  public static let vCard = UTType(known: "public.vcard")
  /// A to-do item.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// A calendar event.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An email.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A Finder file that contains a URL.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A Windows file that contains a URL (`url`).
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A web bookmark.
  public static let bookmark = UTType(known: "public.bookmark")
  /// Password-protected keys and certificates (`p12`, `pfx`).
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A certificate (`cer`, `crt`, `der`).
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// An EPUB book (`epub`).
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A folder that users see as one file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder with a fixed structure, such as a program's.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A plug-in bundle.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// A framework: a library with its resources (`framework`).
  public static let framework = UTType(known: "com.apple.framework")
  /// A program for Apple's systems.
  public static let application = UTType(known: "com.apple.application")
  /// A program for Apple's systems, as a bundle (`app`).
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// An app extension (`appex`).
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension")
  /// A Unix executable.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A Windows executable (`exe`).
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// A pane of Apple's system settings (`prefPane`).
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
}
