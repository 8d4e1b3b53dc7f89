import Foundation
import SwiftUI
import Testing

@testable import ViewTesting

private struct Tools: View {
  @State private var pasted = "nothing"

  var body: some View {
    VStack {
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("tea", forType: .string)
      }
      Button("Paste") {
        pasted = NSPasteboard.general.string(forType: .string) ?? "nothing"
      }
      Button("Open") { NSWorkspace.shared.open(URL(string: "https://example.com/a")!) }
      Button("Show") {
        let files = ["/tmp/a/1", "/tmp/a/2"].map { URL(fileURLWithPath: $0) }
        NSWorkspace.shared.activateFileViewerSelecting(files)
      }
      Button("Close") { NSApp.keyWindow?.close() }
      Text(verbatim: "pasted \(pasted)")
      Text(verbatim: "wide \(Int(NSScreen.main?.visibleFrame.width ?? 0))")
        .onHover { $0 ? NSCursor.pointingHand.push() : NSCursor.pop() }
    }
  }
}

@MainActor
@Suite("AppKit's names")
struct AppKitNamesTests {
  @Test("Clipboard, workspace, screen and window are available by AppKit's names")
  func tools() throws {
    NSWindow.allowsAutomaticWindowTabbing = false
    let app = ViewTest(Tools(), size: CGSize(width: 400, height: 300))
    #expect(app.exists("wide 400"))
    try app.tap("Copy")
    try app.tap("Paste")
    #expect(app.exists("pasted tea") && app.host.commands.contains(.copy("tea")))
    try app.tap("Open")
    try app.tap("Show")
    let opened = app.host.commands.compactMap { command -> String? in
      guard case .openURL(let url) = command else { return nil }
      return url.path
    }
    #expect(opened == ["/a", "/tmp/a"])
    try app.tap("Close")
    #expect(app.host.commands.last == .close)
    #expect(NSApp.windows.count == 1)
  }

  @Test("Texts and URLs are copied as objects, and read by their classes")
  func objects() {
    struct Copying: View {
      @State private var log = "-"
      var body: some View {
        Text(verbatim: log).onAppear {
          let board = NSPasteboard.general
          board.clearContents()
          var steps = ["\(board.canReadObject(forClasses: [NSString.self]))"]
          steps.append("\(board.writeObjects(["tea" as NSString, "milk" as NSString]))")
          let texts = board.readObjects(forClasses: [NSURL.self, NSString.self]) as? [String]
          steps += texts ?? []
          board.writeObjects([NSURL(string: "https://example.com/a")!])
          let urls = board.readObjects(forClasses: [NSURL.self], options: nil) as? [URL]
          steps.append(urls?.first?.path ?? "no URL")
          log = steps.joined(separator: " ")
        }
      }
    }
    let app = ViewTest(Copying())
    #expect(app.exists("false true tea milk /a"))
    #expect(app.host.commands.contains(.copy("tea\nmilk")))
  }

  @Test("The app has an icon and the policy that it has set, and is never hidden")
  func application() {
    NSApp.setActivationPolicy(.accessory)
    #expect(NSApp.activationPolicy() == .accessory)
    NSApp.setActivationPolicy(.regular)
    NSApp.hide(nil)
    #expect(!NSApp.isHidden && NSApp.applicationIconImage != nil)
    #expect(NSScreen.main?.localizedName == "Display")
  }
}
