import Foundation
import ProgramResources

/// The properties of one type.
struct TypeRecord {
  var parents: [String] = []
  /// The preferred one first.
  var extensions: [String] = []
  var mimeTypes: [String] = []
  var description: String?
}

/// The known types and those that the program declares.
final class TypeDeclarations: @unchecked Sendable {
  static let shared = TypeDeclarations()

  private let lock = NSLock()
  private var records: [String: TypeRecord] = [:]
  /// In order of declaration: if several types have a tag, the first one is used.
  private var order: [String] = []

  private init() {
    for line in Self.known.split(separator: "\n") {
      let fields = line.split(separator: " ").map { field in
        field == "-" ? [] : field.split(separator: ",").map(String.init)
      }
      guard let identifier = fields.first?.first else { continue }
      func field(_ index: Int) -> [String] { index < fields.count ? fields[index] : [] }
      records[identifier] = TypeRecord(
        parents: field(1), extensions: field(2), mimeTypes: field(3),
        description: field(2).first.map { "\($0.uppercased()) file" })
      order.append(identifier)
    }
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      declare(ProgramInformation.value(key) ?? [])
    }
  }

  func record(of identifier: String) -> TypeRecord? { lock.withLock { records[identifier] } }

  var all: [String] { lock.withLock { order } }

  func identifiers(tag: String, _ tagClass: UTTagClass) -> [String] {
    lock.withLock {
      order.filter { identifier in
        guard let record = records[identifier] else { return false }
        switch tagClass {
        case .filenameExtension: return record.extensions.contains(tag)
        case .mimeType: return record.mimeTypes.contains(tag)
        default: return false
        }
      }
    }
  }

  /// Adds a type; one that is already known stays unchanged.
  func declare(
    _ identifier: String, parents: [String], extensions: [String] = [], mimeTypes: [String] = [],
    description: String? = nil
  ) {
    lock.withLock {
      guard records[identifier] == nil else { return }
      records[identifier] = TypeRecord(
        parents: parents, extensions: extensions, mimeTypes: mimeTypes, description: description)
      order.append(identifier)
    }
  }

  /// Adds the types that a program declares in its Info.plist.
  func declare(_ list: [[String: Any]]) {
    for entry in list {
      guard let identifier = entry["UTTypeIdentifier"] as? String else { continue }
      let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
      declare(
        identifier.lowercased(), parents: Self.texts(entry["UTTypeConformsTo"]),
        extensions: Self.texts(tags["public.filename-extension"]),
        mimeTypes: Self.texts(tags["public.mime-type"]),
        description: entry["UTTypeDescription"] as? String)
    }
  }

  /// Several texts, or a single one without a surrounding list.
  private static func texts(_ value: Any?) -> [String] {
    (value as? [String] ?? (value as? String).map { [$0] } ?? []).map { $0.lowercased() }
  }

  /// One type per line: identifier, supertypes, file extensions, MIME types; `-` means none.
  private static let known = """
    public.item -
    public.content -
    public.composite-content public.content
    public.data public.item
    public.directory public.item
    public.folder public.directory
    com.apple.resolvable -
    public.symlink public.item,com.apple.resolvable
    com.apple.mount-point public.item,com.apple.resolvable
    com.apple.alias-file public.data,com.apple.resolvable
    public.executable public.item
    com.apple.bookmark public.data,com.apple.resolvable
    public.url public.data
    public.file-url public.url
    public.text public.data,public.content
    public.plain-text public.text txt,text text/plain
    public.utf8-plain-text public.plain-text - text/plain;charset=utf-8
    public.utf16-plain-text public.plain-text - text/plain;charset=utf-16
    public.utf16-external-plain-text public.plain-text - text/plain;charset=utf-16
    public.utf8-tab-separated-values-text public.tab-separated-values-text
    public.delimited-values-text public.text
    public.comma-separated-values-text public.delimited-values-text csv text/csv
    public.tab-separated-values-text public.delimited-values-text tsv text/tab-separated-values
    public.rtf public.text rtf text/rtf
    public.html public.text html,htm text/html
    public.xml public.text xml application/xml,text/xml
    public.yaml public.text yaml,yml application/x-yaml
    net.daringfireball.markdown public.text md,markdown text/markdown
    public.css public.text css text/css
    public.log public.plain-text log
    public.source-code public.plain-text
    public.swift-source public.source-code swift
    public.c-source public.source-code c
    public.objective-c-source public.source-code m
    public.c-plus-plus-source public.source-code cpp,cc,cxx
    public.c-header public.source-code h
    public.c-plus-plus-header public.source-code hpp,hh
    public.assembly-source public.source-code s
    public.script public.source-code
    public.shell-script public.script sh,command
    public.python-script public.script py text/x-python-script
    public.ruby-script public.script rb text/x-ruby-script
    public.perl-script public.script pl text/x-perl-script
    com.netscape.javascript-source public.source-code,public.executable js,mjs text/javascript
    public.php-script public.script php text/php
    public.make-source public.script mk
    public.json public.text json application/json
    public.geojson public.json geojson application/geo+json
    com.apple.property-list public.data plist
    com.apple.xml-property-list public.xml,com.apple.property-list plist
    com.apple.binary-property-list com.apple.property-list plist
    com.adobe.pdf public.data,public.composite-content pdf application/pdf
    com.apple.rtfd com.apple.package,public.composite-content rtfd
    com.apple.flat-rtfd public.data,public.composite-content
    com.apple.webarchive public.data,public.composite-content webarchive application/x-webarchive
    public.image public.data,public.content
    public.jpeg public.image jpeg,jpg,jpe image/jpeg
    public.tiff public.image tiff,tif image/tiff
    com.compuserve.gif public.image gif image/gif
    public.png public.image png image/png
    com.apple.icns public.image icns
    com.microsoft.bmp public.image bmp image/bmp
    com.microsoft.ico public.image ico image/vnd.microsoft.icon
    public.camera-raw-image public.image
    public.svg-image public.image,public.xml svg image/svg+xml
    com.apple.live-photo -
    public.heif public.image heif image/heif
    public.heic public.heif heic image/heic
    org.webmproject.webp public.image webp image/webp
    public.3d-content public.content
    com.pixar.universal-scene-description public.3d-content,public.data usd
    com.pixar.universal-scene-description-mobile public.3d-content,public.data usdz model/vnd.usdz+zip
    public.audiovisual-content public.data,public.content
    public.movie public.audiovisual-content
    public.video public.movie
    public.audio public.audiovisual-content
    com.apple.quicktime-movie public.movie mov,qt video/quicktime
    public.mpeg public.movie mpg,mpeg video/mpeg
    public.mpeg-2-video public.video m2v
    public.mp3 public.audio mp3 audio/mpeg
    public.mpeg-4 public.movie mp4 video/mp4
    public.mpeg-4-audio public.audio m4a,mp4a audio/mp4
    com.apple.protected-mpeg-4-audio public.audio m4p
    public.avi public.movie avi video/avi
    public.aiff-audio public.audio aiff,aif audio/aiff
    com.microsoft.waveform-audio public.audio wav audio/vnd.wave,audio/wav,audio/x-wav
    public.midi-audio public.audio midi,mid audio/midi
    public.playlist -
    public.m3u-playlist public.text,public.playlist m3u,m3u8 audio/mpegurl
    public.archive public.data
    org.gnu.gnu-zip-archive public.archive gz application/x-gzip
    public.bzip2-archive public.archive bz2 application/x-bzip2
    public.zip-archive public.archive zip application/zip
    public.tar-archive public.archive tar application/x-tar
    com.apple.archive public.archive aar
    public.disk-image public.archive
    public.spreadsheet public.content
    public.presentation public.composite-content
    public.database -
    public.message -
    public.contact -
    public.vcard public.text,public.contact vcf,vcard text/vcard
    public.to-do-item -
    public.calendar-event -
    public.email-message public.message
    com.apple.internet-location public.data
    com.microsoft.internet-shortcut public.data url
    public.font -
    public.bookmark -
    com.rsa.pkcs-12 public.data p12,pfx application/x-pkcs12
    public.x509-certificate public.data cer,crt,der application/x-x509-ca-cert
    org.idpf.epub-container public.data,public.composite-content epub application/epub+zip
    com.apple.package public.directory
    com.apple.bundle public.directory
    com.apple.plugin com.apple.bundle
    com.apple.framework com.apple.bundle framework
    com.apple.application public.executable
    com.apple.application-bundle com.apple.application,com.apple.bundle app
    com.apple.application-and-system-extension com.apple.plugin appex
    public.unix-executable public.data,public.executable
    com.microsoft.windows-executable public.data,public.executable exe application/x-msdownload
    com.apple.systempreference.prefpane com.apple.bundle prefPane
    """
}
