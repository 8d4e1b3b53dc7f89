import Foundation
import ProgramResources

/// What the user calls the program.
enum AppName {
  /// From its Info.plist, where there is one; else the file's own name.
  static let shown: String = {
    let named = ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { ProgramInformation.value($0, as: String.self) }.first { !$0.isEmpty }
    return named ?? ProcessInfo.processInfo.processName
  }()
}
