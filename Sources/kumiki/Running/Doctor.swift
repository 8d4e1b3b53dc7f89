import AppProjects
import Foundation

/// Checks the requirements for running apps on this system.
enum Doctor {
  struct Finding {
    let isFine: Bool
    /// Whether nothing can run without it.
    let isNeeded: Bool
    let text: String
    let advice: String?
  }

  static func look() -> [Finding] {
    [toolchain(), library(), desktop(), pango(), fonts()] + [inputMethod()] + terminal()
  }

  private static func toolchain() -> Finding {
    let said = answer(["swift", "--version"])
    let version = said.flatMap { $0.firstMatch(of: /Swift version (\d+)\.(\d+)/) }
    let number = version.flatMap { Int($0.1) ?? 0 } ?? 0
    let minor = version.flatMap { Int($0.2) ?? 0 } ?? 0
    let isFine = number > 6 || number == 6 && minor >= 2
    return Finding(
      isFine: isFine, isNeeded: true,
      text: version.map { "Swift \($0.1).\($0.2)" } ?? "no Swift toolchain",
      advice: "Swift 6.2 or later is wanted: https://www.swift.org/install/linux")
  }

  private static func library() -> Finding {
    let folder = try? LibraryFolder.find(nil)
    return Finding(
      isFine: folder != nil, isNeeded: true,
      text: folder.map { "Kumiki in \($0.path)" } ?? "Kumiki's folder is not known",
      advice: "Name it in KUMIKI_PATH, or by --kumiki.")
  }

  private static func desktop() -> Finding {
    let version = answer(["pkg-config", "--modversion", "libadwaita-1"])
    return Finding(
      isFine: version != nil, isNeeded: false,
      text: version.map { "libadwaita \($0): windows can be built" }
        ?? "no libadwaita: apps run in the terminal only",
      advice: "Scripts/setup-gtk installs what windows need (on Debian: libadwaita-1-dev).")
  }

  private static func pango() -> Finding {
    let isThere = dlopen("libpangocairo-1.0.so.0", RTLD_LAZY) != nil
    return Finding(
      isFine: isThere, isNeeded: false,
      text: isThere
        ? "Pango: pictures of views have letters" : "no Pango: pictures have no letters",
      advice: "On Debian: apt install libpangocairo-1.0-0")
  }

  private static func fonts() -> Finding {
    let list = answer(["fc-list", ":lang=ja", "family"])
    let isThere = list.map { !$0.isEmpty } ?? false
    return Finding(
      isFine: isThere, isNeeded: false,
      text: isThere ? "fonts with Japanese letters" : "no font with Japanese letters was found",
      advice: "On Debian: apt install fontconfig fonts-noto-cjk fonts-noto-color-emoji")
  }

  private static func inputMethod() -> Finding {
    let environment = ProcessInfo.processInfo.environment
    let module = environment["GTK_IM_MODULE"] ?? environment["XMODIFIERS"]
    return Finding(
      isFine: module != nil, isNeeded: false,
      text: module.map { "an input method: \($0)" } ?? "no input method is set",
      advice: "Wanted for Japanese and others in windows only: ibus or fcitx5.")
  }

  private static func terminal() -> [Finding] {
    let environment = ProcessInfo.processInfo.environment
    let name = environment["TERM"] ?? ""
    let isUTF8 =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { $0.uppercased().contains("UTF") } ?? false
    let hasColors =
      ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || name.contains("direct")
      || name.contains("kitty")
    return [
      Finding(
        isFine: isatty(1) == 1 && !name.isEmpty && name != "dumb", isNeeded: false,
        text: name.isEmpty || name == "dumb" ? "no terminal to speak of" : "terminal: \(name)",
        advice: "Apps print one picture as text where there is none."),
      Finding(
        isFine: isUTF8, isNeeded: false,
        text: isUTF8 ? "letters of all scripts (UTF-8)" : "the locale is not one of UTF-8",
        advice: "export LANG=C.UTF-8"),
      Finding(
        isFine: hasColors, isNeeded: false,
        text: hasColors
          ? "16 million colours" : "256 colours or fewer, as far as the terminal says",
        advice: "Where the terminal has more: export COLORTERM=truecolor"),
    ]
  }

  /// The output of a program, without the final line feed; nil if it fails or does not exist.
  private static func answer(_ command: [String]) -> String? {
    guard let result = try? Command.run(command), result.status == 0 else { return nil }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
