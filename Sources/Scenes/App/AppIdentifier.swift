import Foundation
import ProgramResources

/// The name by which the desktop tells the app from others: `org.example.Lamp`.
package enum AppIdentifier {
  /// That of the sandbox, of the files that the program was installed with, or of its Info.plist;
  /// nil for a program that has none.
  package static let current = find(
    sandbox: isSandboxed ? ProcessInfo.processInfo.environment["FLATPAK_ID"] : nil,
    installed: ProgramInformation.value(installedKey),
    own: ProgramInformation.value("CFBundleIdentifier"))

  /// Where an installed program's Info.plist has the name of its desktop file, which need not be
  /// the one that its sources give it.
  package static let installedKey = "KumikiDesktopIdentifier"

  /// An editor in a sandbox hands its own name on to what is started in its terminal.
  private static var isSandboxed: Bool {
    Bundle.main.executableURL?.resolvingSymlinksInPath().path.hasPrefix("/app/") == true
  }

  static func find(sandbox: String?, installed: String?, own: String?) -> String? {
    [sandbox, installed, own].lazy.compactMap(\.self).first { !$0.isEmpty && !$0.contains("$(") }
  }
}
