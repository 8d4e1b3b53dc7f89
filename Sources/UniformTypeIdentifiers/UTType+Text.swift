// Texts, source code, and other character data.

extension UTType {
  /// Any text, with or without markup.
  public static let text = UTType(known: "public.text")
  /// Text without markup (`txt`, `text`).
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without markup in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text without markup in UTF-16, with a byte order mark.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Tab-separated values in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// A table as delimited text.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Comma-separated values (`csv`).
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Tab-separated values (`tsv`).
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Rich text (`rtf`).
  public static let rtf = UTType(known: "public.rtf")
  /// A web page (`html`, `htm`).
  public static let html = UTType(known: "public.html")
  /// Any XML (`xml`).
  public static let xml = UTType(known: "public.xml")
  /// A YAML document (`yaml`, `yml`).
  public static let yaml = UTType(known: "public.yaml")
  /// Markdown text (`md`, `markdown`).
  public static let markdown = UTType(known: "net.daringfireball.markdown")
  /// A CSS style sheet (`css`).
  public static let css = UTType(known: "public.css")
  /// A program's log (`log`).
  public static let log = UTType(known: "public.log")
  /// Source code in any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source (`swift`).
  public static let swiftSource = UTType(known: "public.swift-source")
  /// C source (`c`).
  public static let cSource = UTType(known: "public.c-source")
  /// Objective-C source (`m`).
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// C++ source (`cpp`, `cc`, `cxx`).
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// A C header (`h`).
  public static let cHeader = UTType(known: "public.c-header")
  /// A C++ header (`hpp`, `hh`).
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Assembly source (`s`).
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Source code that is run without compiling.
  public static let script = UTType(known: "public.script")
  /// A shell script (`sh`, `command`).
  public static let shellScript = UTType(known: "public.shell-script")
  /// A Python script (`py`).
  public static let pythonScript = UTType(known: "public.python-script")
  /// A Ruby script (`rb`).
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A Perl script (`pl`).
  public static let perlScript = UTType(known: "public.perl-script")
  /// JavaScript (`js`, `mjs`).
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A PHP script (`php`).
  public static let phpScript = UTType(known: "public.php-script")
  /// A makefile (`mk`).
  public static let makefile = UTType(known: "public.make-source")
  /// JSON data (`json`).
  public static let json = UTType(known: "public.json")
  /// Geographic data in JSON (`geojson`).
  public static let geoJSON = UTType(known: "public.geojson")
  /// An Apple property list (`plist`).
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML format.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in binary format.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
}
