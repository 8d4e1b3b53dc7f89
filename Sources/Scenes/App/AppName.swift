import Foundation

/// What the user calls the program.
enum AppName {
  /// From its Info.plist, where there is one; else the file's own name.
  static let shown: String = {
    let information = Bundle.main.infoDictionary
    let named = ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { information?[$0] as? String }.first { !$0.isEmpty }
    return named ?? ProcessInfo.processInfo.processName
  }()
}
