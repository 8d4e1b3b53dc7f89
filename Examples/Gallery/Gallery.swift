import Foundation
import SwiftUI

/// `gallery` opens the menu; `gallery counter`, `gallery todo tasks.json` ... open a single app.
@main
enum Gallery {
  @MainActor
  static func main() {
    switch CommandLineChoice(CommandLine.arguments) {
    case .menu: GalleryApp.main()
    case .app(let example, _): example.run()
    case .help: print(CommandLineChoice.usage)
    case .refused(let reason):
      let message = "gallery: \(reason)\nMore: gallery --help\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(64)
    }
  }
}
