// Texts, sources, and what is written in characters.

extension UTType {
  /// Any text, with marks in it or without.
  public static let text = UTType(known: "public.text")
  /// Text without marks (`txt`, `text`).
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without marks in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without marks in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text without marks in UTF-16, with its order of bytes in front.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// A table in UTF-8 with tabs between the columns.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// A table as text.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A table with commas between the columns (`csv`).
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A table with tabs between the columns (`tsv`).
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Rich text (`rtf`).
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web (`html`, `htm`).
  public static let html = UTType(known: "public.html")
  /// Any XML (`xml`).
  public static let xml = UTType(known: "public.xml")
  /// A YAML document (`yaml`, `yml`).
  public static let yaml = UTType(known: "public.yaml")
  /// Text in Markdown (`md`, `markdown`).
  public static let markdown = UTType(known: "net.daringfireball.markdown")
  /// A style sheet of the web (`css`).
  public static let css = UTType(known: "public.css")
  /// What a program wrote down as it ran (`log`).
  public static let log = UTType(known: "public.log")
  /// Code in any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Code in Swift (`swift`).
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Code in C (`c`).
  public static let cSource = UTType(known: "public.c-source")
  /// Code in Objective-C (`m`).
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Code in C++ (`cpp`, `cc`, `cxx`).
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// A header of C (`h`).
  public static let cHeader = UTType(known: "public.c-header")
  /// A header of C++ (`hpp`, `hh`).
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Code in assembly language (`s`).
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Code that is run as it is.
  public static let script = UTType(known: "public.script")
  /// A script of a shell (`sh`, `command`).
  public static let shellScript = UTType(known: "public.shell-script")
  /// Code in Python (`py`).
  public static let pythonScript = UTType(known: "public.python-script")
  /// Code in Ruby (`rb`).
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// Code in Perl (`pl`).
  public static let perlScript = UTType(known: "public.perl-script")
  /// Code in JavaScript (`js`, `mjs`).
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// Code in PHP (`php`).
  public static let phpScript = UTType(known: "public.php-script")
  /// What `make` reads (`mk`).
  public static let makefile = UTType(known: "public.make-source")
  /// Values in JSON (`json`).
  public static let json = UTType(known: "public.json")
  /// Places on a map in JSON (`geojson`).
  public static let geoJSON = UTType(known: "public.geojson")
  /// Values in one of Apple's lists of properties (`plist`).
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Values in a list of properties, as XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// Values in a list of properties, as data.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
}
