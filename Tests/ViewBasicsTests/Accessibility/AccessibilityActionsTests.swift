import SwiftUI
import Testing
import ViewTesting

private struct Message: View {
  @State private var isUnread = true
  @State private var log = "-"

  var body: some View {
    VStack {
      Text("Hello").accessibilityIdentifier("message")
        .accessibilityActions {
          Button("Reply") { log = "replied" }
          if isUnread {
            Button {
              isUnread = false
            } label: {
              Label("Mark as read", systemImage: "envelope.open")
            }
          }
        }
      Text(verbatim: "log \(log)")
    }
  }
}

@MainActor
struct AccessibilityActionsTests {
  @Test("The buttons become actions named by their labels, and are not shown")
  func actions() throws {
    let app = ViewTest(Message())
    #expect(!app.exists("Reply"))
    let message = try #require(try app.find(.identifier("message")).parent)
    #expect(message.namedActions == ["Reply", "Mark as read"])
    try message.performAction(named: "Reply")
    #expect(app.exists("log replied"))
    try message.performAction(named: "Mark as read")
    #expect(message.namedActions == ["Reply"])
  }

  @Test("A view can be zoomed by name")
  func zooming() throws {
    struct Map: View {
      @State private var scale = 1
      var body: some View {
        Text(verbatim: "scale \(scale)").accessibilityIdentifier("map")
          .accessibilityZoomAction { action in
            scale = action.direction == .zoomIn ? scale * 2 : scale / 2
          }
      }
    }
    let app = ViewTest(Map())
    let map = try app.find(.identifier("map"))
    let zoomed = map.namedActions.isEmpty ? try #require(map.parent) : map
    #expect(zoomed.namedActions == ["zoom in", "zoom out"])
    try zoomed.performAction(named: "zoom in")
    try zoomed.performAction(named: "zoom in")
    #expect(app.exists("scale 4"))
    try zoomed.performAction(named: "zoom out")
    #expect(app.exists("scale 2"))
  }

  @Test("A single action is named by a label")
  func label() throws {
    struct Message: View {
      @State private var log = "-"
      var body: some View {
        Text("Hello").accessibilityIdentifier("message")
          .accessibilityAction {
            log = "answered"
          } label: {
            Label("返事", systemImage: "arrow")
          }
        Text(verbatim: "log \(log)")
      }
    }
    let app = ViewTest(VStack { Message() })
    let message = try #require(try app.find(.identifier("message")).parent)
    #expect(message.namedActions == ["返事"])
    try message.performAction(named: "返事")
    #expect(app.exists("log answered"))
  }
}
