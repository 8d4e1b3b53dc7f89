import Foundation
import ProgramResources

/// The user-visible name of the program.
enum AppName {
  /// The name from the Info.plist if there is one, otherwise the file name.
  static let shown: String = {
    let named = ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { ProgramInformation.value($0, as: String.self) }.first { !$0.isEmpty }
    return named ?? ProcessInfo.processInfo.processName
  }()
}
