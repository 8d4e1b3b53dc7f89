import Foundation
import Previews
import Scenes
import TerminalHost
import ViewRuntime

/// Implements `--previews`: lists the previews of the program, or shows one, or all of them on one
/// sheet, instead of the app.
@MainActor
enum PreviewLauncher {
  /// - Returns: whether the command line asked for previews, which have then been shown.
  static func run(_ arguments: [String]) -> Bool {
    guard let index = arguments.firstIndex(where: { $0 == "--previews" }) else { return false }
    let catalog = PreviewCatalog()
    let wanted = index + 1 < arguments.count ? arguments[index + 1] : "--"
    guard !wanted.hasPrefix("--") else {
      print(catalog.list)
      return true
    }
    if wanted == "all", catalog.find(wanted) == nil {
      show(PreviewSheet(previews: catalog.previews))
      return true
    }
    guard let preview = catalog.find(wanted) else {
      let message = "There is no preview called \"\(wanted)\".\n\(catalog.list)\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(EX_USAGE)
    }
    show(preview.view)
    return true
  }

  private static func show(_ view: some View) {
    HostLauncher.show { runtime in
      runtime.followHostEnvironment()
      runtime.mount(view.withLiveStatus)
    }
  }
}
