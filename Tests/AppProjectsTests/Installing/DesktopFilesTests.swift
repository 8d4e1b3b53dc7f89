import Foundation
import FoundationXML
import Testing

@testable import AppProjects

@Suite("What a desktop needs to know about an app")
struct DesktopFilesTests {
  private func app(
    _ information: [String: Any], program: String = "Lamp",
    localized: [String: [String: String]] = [:]
  ) -> AppDescription {
    AppDescription(
      AppTarget(name: "Lamp ランプ", kind: .app), program: program, information: information,
      localized: localized)
  }

  private let full: [String: Any] = [
    "CFBundleIdentifier": "org.example.lamp-app", "CFBundleDisplayName": "Lamp & Co",
    "CFBundleShortVersionString": "2.5",
    "LSApplicationCategoryType": "public.app-category.productivity",
    "CFBundleURLTypes": [["CFBundleURLSchemes": ["Lamp", "$(SCHEME)"]]],
    "CFBundleDocumentTypes": [
      ["CFBundleTypeName": "Text", "LSItemContentTypes": ["public.plain-text"]],
      ["LSItemContentTypes": ["org.example.light", "org.example.unknown"]],
    ],
    "UTExportedTypeDeclarations": [
      [
        "UTTypeIdentifier": "org.example.light", "UTTypeDescription": "Light",
        "UTTypeConformsTo": ["public.json", "public.data"],
        "UTTypeTagSpecification": ["public.filename-extension": ["light"]],
      ]
    ],
  ]

  @Test("All of it comes from an Info.plist")
  func everything() {
    let app = app(full, localized: ["ja": ["CFBundleDisplayName": "ランプ"], "Base": [:]])
    #expect(app.identifier == "org.example.lamp_app")
    #expect(app.schemes == ["lamp"])
    #expect(app.documents.map(\.type) == ["text/plain", "application/x-light"])
    let files = DesktopFiles(app, hasWindow: true)
    #expect(
      files.entry == """
        [Desktop Entry]
        Type=Application
        Name=Lamp & Co
        Name[ja]=ランプ
        Exec=lamp %U
        Icon=org.example.lamp_app
        Terminal=false
        Categories=Office;
        StartupWMClass=Lamp
        MimeType=text/plain;application/x-light;x-scheme-handler/lamp;

        """)
    let metadata = files.metadata(date: Date(timeIntervalSince1970: 0))
    #expect(metadata.contains("<name>Lamp &amp; Co</name>\n  <name xml:lang=\"ja\">ランプ</name>"))
    #expect(metadata.contains("<release version=\"2.5\" date=\"1970-01-01\"/>"))
    #expect(files.documentTypes?.contains("<glob pattern=\"*.light\"/>") == true)
    #expect(files.documentTypes?.contains("<sub-class-of type=\"application/json\"/>") == true)
    #expect(files.documentTypes?.components(separatedBy: "<sub-class-of").count == 2)
    #expect(files.documentTypes?.contains("text/plain") == false)
    #expect((try? XMLDocument(xmlString: metadata)) != nil)
    #expect(files.documentTypes.flatMap { try? XMLDocument(xmlString: $0) } != nil)
  }

  @Test("A type is no kind of itself, and of another only once")
  func kinds() {
    func general(_ kinds: [String], mime: String) -> [String]? {
      app([
        "CFBundleDocumentTypes": [["LSItemContentTypes": ["org.example.light"]]],
        "UTImportedTypeDeclarations": [
          [
            "UTTypeIdentifier": "org.example.light", "UTTypeConformsTo": kinds,
            "UTTypeTagSpecification": ["public.mime-type": mime],
          ]
        ],
      ]).documents.first?.general
    }
    #expect(general(["public.json"], mime: "application/json") == [])
    #expect(general(["public.text", "public.plain-text"], mime: "text/x-light") == ["text/plain"])
    #expect(
      general(["public.json", "public.text"], mime: "application/x-light")
        == ["application/json", "text/plain"])
  }

  @Test("An app without an Info.plist")
  func nothing() {
    let app = app(["CFBundleName": "$(PRODUCT_NAME)"], program: "A_b")
    #expect(app.name == "Lamp ランプ")
    #expect(app.identifier == "local.apps.A_b")
    #expect(app.packageName == "a-b")
    let files = DesktopFiles(app, hasWindow: false)
    #expect(
      files.entry.contains("Exec=a-b\nIcon=local.apps.A_b\nTerminal=true\nCategories=Utility;\n"))
    #expect(!files.entry.contains("MimeType"))
    #expect(files.documentTypes == nil)
    #expect(
      files.control(architecture: "amd64", needed: ["libc6", "b", "a"], size: 7) == """
        Package: a-b
        Version: 0.1
        Architecture: amd64
        Maintainer: Lamp ランプ <nobody@localhost>
        Installed-Size: 7
        Depends: a, b, libc6
        Section: misc
        Priority: optional
        Description: Lamp ランプ

        """)
  }

  @Test("In its sandbox an app has a display, or in a terminal the user's documents")
  func sandbox() throws {
    func rights(_ app: AppDescription, hasWindow: Bool) throws -> [String]? {
      let text = DesktopFiles(app, hasWindow: hasWindow).flatpak(tarball: "a.tar.gz")
      let manifest = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return manifest?["finish-args"] as? [String]
    }
    let window = try #require(try rights(app(full), hasWindow: true))
    #expect(
      Set(window).isSuperset(of: ["--socket=wayland", "--socket=fallback-x11", "--device=dri"]))
    #expect(!window.contains("--filesystem=home"), "The desktop hands over what the user chooses.")
    let terminal = try rights(app(full), hasWindow: false)
    #expect(terminal == ["--share=network", "--filesystem=home"])
    let plain = try rights(app([:]), hasWindow: false)
    #expect(plain == ["--share=network"], "It opens nothing.")
  }

  @Test(
    "Names that packages may have",
    arguments: [("Lamp", "lamp"), ("MyApp_2", "myapp-2"), ("_2048", "app-2048"), ("X", "app-x")])
  func names(_ program: String, _ expected: String) {
    #expect(app([:], program: program).packageName == expected)
  }

  @Test(
    "A version begins with a digit",
    arguments: [("1.2 beta", "1.2beta"), ("v3", "0.1"), ("", "0.1")])
  func versions(_ version: String, _ expected: String) {
    let files = DesktopFiles(app(["CFBundleShortVersionString": version]), hasWindow: true)
    #expect(files.debianVersion == expected)
  }
}
