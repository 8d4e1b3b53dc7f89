import Foundation
import ProgramResources

/// The identifier by which the desktop knows the app: `org.example.Lamp`.
package enum AppIdentifier {
  /// The identifier from the sandbox, the installed files or the Info.plist; nil for a program that
  /// has none.
  package static let current = find(
    sandbox: isSandboxed ? ProcessInfo.processInfo.environment["FLATPAK_ID"] : nil,
    installed: ProgramInformation.value(installedKey),
    own: ProgramInformation.value("CFBundleIdentifier"))

  /// The key for the desktop file's name in an installed program's Info.plist, which may differ
  /// from the name in the sources.
  package static let installedKey = "KumikiDesktopIdentifier"

  /// A sandboxed editor passes its own identifier to programs started in its terminal.
  private static var isSandboxed: Bool {
    Bundle.main.executableURL?.resolvingSymlinksInPath().path.hasPrefix("/app/") == true
  }

  static func find(sandbox: String?, installed: String?, own: String?) -> String? {
    [sandbox, installed, own].lazy.compactMap(\.self).first { !$0.isEmpty && !$0.contains("$(") }
  }
}
