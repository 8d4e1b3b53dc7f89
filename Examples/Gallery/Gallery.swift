import Foundation
import SwiftUI

/// `gallery` opens the menu; `gallery counter`, `gallery todo tasks.json` ... one app by itself.
@main
enum Gallery {
  @MainActor
  static func main() {
    switch CommandLineChoice(CommandLine.arguments) {
    case .menu: GalleryApp.main()
    case .app(let example): example.run()
    case .help: print(CommandLineChoice.usage)
    case .unknown(let name):
      let message = "gallery: there is no app called “\(name)”.\n\n\(CommandLineChoice.usage)\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(64)
    }
  }
}
