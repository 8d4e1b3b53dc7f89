import Foundation
import Testing

@testable import AppProjects

@Suite("Selectors that the library knows by name")
struct StandardSelectorsTests {
  @Test("Dismissing the keyboard compiles without an Objective-C runtime, on the same line")
  func keyboard() {
    let text = """
      func hide() {
        app.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        app.sendAction(
          #selector(NSWindow.performClose(_:)), to: nil, from: nil)
      }
      """
    #expect(
      StandardSelectors.written(text) == """
        func hide() {
          app.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
          app.sendAction(
            Selector("performClose:"), to: nil, from: nil)
        }
        """)
  }

  @Test("A method of the app's own is left unchanged, so the compiler reports it")
  func own() {
    #expect(StandardSelectors.written("let a = #selector(self.tick)") == nil)
    #expect(StandardSelectors.written("let a = 1") == nil)
  }

  @Test(
    "The package gets the file under its own path; a permanent import writes the name into it")
  func package() throws {
    let folder = ScratchFolder()
    let file = try folder.write("App/A.swift", "let a = #selector(UIView.resignFirstResponder)\n")
    var target = AppTarget(name: "App", kind: .app)
    target.sources = [file, try folder.write("App/B.swift", "import SwiftUI\n")]
    let project = AppProject(name: "P", folder: folder.url, targets: [target])
    for isForKeeps in [false, true] {
      let place = ScratchFolder()
      try PackageWriter(library: folder.url, isForKeeps: isForKeeps)
        .write([target], of: project, to: place.url)
      let written = place.url.appendingPathComponent("Sources/App/App/A.swift")
      let head = isForKeeps ? "" : "#sourceLocation(file: \"\(file.path)\", line: 1)\n"
      #expect(
        try String(contentsOf: written, encoding: .utf8)
          == head + "let a = Selector(\"resignFirstResponder\")\n")
    }
  }
}
