import Foundation

/// The files that describe an app to a Linux desktop.
package struct DesktopFiles {
  package let app: AppDescription
  /// Whether it has a window; otherwise it runs in a terminal.
  package let hasWindow: Bool

  package init(_ app: AppDescription, hasWindow: Bool) {
    self.app = app
    self.hasWindow = hasWindow
  }

  /// `share/applications/ID.desktop`: the menu entry, with the document types that it opens.
  package var entry: String {
    var lines = [
      "[Desktop Entry]", "Type=Application", "Name=\(Self.line(app.name))",
    ]
    lines += app.localizedNames.sorted { $0.key < $1.key }
      .map { "Name[\($0.key)]=\(Self.line($0.value))" }
    lines += [
      "Exec=\(app.packageName)\(opensFiles ? " %U" : "")", "Icon=\(app.identifier)",
      "Terminal=\(!hasWindow)", "Categories=\(app.category ?? "Utility");",
    ]
    if hasWindow { lines.append("StartupWMClass=\(app.program)") }
    let types = app.documents.map(\.type) + app.schemes.map { "x-scheme-handler/\($0)" }
    if !types.isEmpty { lines.append("MimeType=\(Self.unique(types).joined(separator: ";"));") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `share/metainfo/ID.metainfo.xml`: the description in software centres.
  ///
  /// - Parameter date: the release date of this version.
  package func metadata(date: Date) -> String {
    let names = app.localizedNames.sorted { $0.key < $1.key }.map {
      "  <name xml:lang=\"\($0.key.replacingOccurrences(of: "_", with: "-"))\">"
        + "\(Self.escaped($0.value))</name>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <component type="\(hasWindow ? "desktop-application" : "console-application")">
        <id>\(app.identifier)</id>
        <metadata_license>CC0-1.0</metadata_license>
        <name>\(Self.escaped(app.name))</name>
      \(names.joined())  <summary>\(Self.escaped(app.name))</summary>
        <description><p>\(Self.escaped(app.name))</p></description>
        <launchable type="desktop-id">\(app.identifier).desktop</launchable>
        <provides><binary>\(app.packageName)</binary></provides>
        <releases><release version="\(Self.escaped(app.version))" \
      date="\(Self.day(date))"/></releases>
      </component>

      """
  }

  /// `share/mime/packages/ID.xml`: the document types that only this app knows; nil if there are
  /// none.
  package var documentTypes: String? {
    let own = app.documents.filter { !$0.endings.isEmpty }
    guard !own.isEmpty else { return nil }
    let types = own.map { document in
      "  <mime-type type=\"\(Self.escaped(document.type))\">\n"
        + "    <comment>\(Self.escaped(document.name))</comment>\n"
        + document.general.map { "    <sub-class-of type=\"\($0)\"/>\n" }.joined()
        + document.endings.map { "    <glob pattern=\"*.\(Self.escaped($0))\"/>\n" }.joined()
        + "  </mime-type>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
      \(types.joined())</mime-info>

      """
  }

  /// `DEBIAN/control`.
  ///
  /// - Parameters:
  ///   - needed: the packages that it depends on.
  ///   - size: the installed size, in kilobytes.
  package func control(architecture: String, needed: Set<String>, size: Int) -> String {
    var lines = [
      "Package: \(app.packageName)", "Version: \(debianVersion)", "Architecture: \(architecture)",
      "Maintainer: \(app.name.filter { !"<>\n".contains($0) }) <nobody@localhost>",
      "Installed-Size: \(size)",
    ]
    if !needed.isEmpty { lines.append("Depends: \(needed.sorted().joined(separator: ", "))") }
    lines += ["Section: misc", "Priority: optional", "Description: \(Self.line(app.name))"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A manifest for flatpak-builder, to be placed next to the tarball with the files.
  package func flatpak(tarball: String) -> String {
    """
    {
      "app-id": "\(app.identifier)",
      "runtime": "org.gnome.Platform",
      "runtime-version": "48",
      "sdk": "org.gnome.Sdk",
      "command": "\(app.packageName)",
      "finish-args": [\(rights.map { "\"\($0)\"" }.joined(separator: ", "))],
      "modules": [
        {
          "name": "\(app.packageName)",
          "buildsystem": "simple",
          "build-commands": ["cp -r bin lib share /app/"],
          "sources": [{ "type": "archive", "path": "\(tarball)" }]
        }
      ]
    }

    """
  }

  /// The permissions of the app outside its sandbox.
  ///
  /// With a window, the app asks the desktop for files, which grants access to those that the user
  /// chooses. A terminal has no such service: there an app that opens documents gets access to the
  /// user's folder.
  private var rights: [String] {
    let window = ["--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"]
    let terminal = app.documents.isEmpty ? [] : ["--filesystem=home"]
    return ["--share=network"] + (hasWindow ? window : terminal)
  }

  private var opensFiles: Bool { !app.documents.isEmpty || !app.schemes.isEmpty }

  /// The version in Debian's format: it starts with a digit and contains only valid characters.
  package var debianVersion: String {
    let plain = app.version.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0))
    }
    return plain.first?.isNumber == true ? plain : "0.1"
  }

  private static func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
