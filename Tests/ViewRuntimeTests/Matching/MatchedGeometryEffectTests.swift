import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A box that is small on the left or large on the right, and a switch.
private struct Hero: View {
  @Namespace private var space
  @State private var isOpen = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
        .offset(y: 300)
      Button("At once") { isOpen.toggle() }.offset(x: 200, y: 300)
      if isOpen {
        Color.red
          .accessibilityElement().accessibilityIdentifier("large")
          .matchedGeometryEffect(id: "box", in: space)
          .frame(width: 200, height: 160)
          .offset(x: 400, y: 96)
      } else {
        Color.red
          .accessibilityElement().accessibilityIdentifier("small")
          .matchedGeometryEffect(id: "box", in: space)
          .frame(width: 80, height: 32)
      }
    }
    .frame(width: 640, height: 384, alignment: .topLeading)
  }
}

/// A line below one of three words.
private struct Tabs: View {
  @Namespace private var space
  @State private var selected = "one"
  var isFollower = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(["one", "two", "three"], id: \.self) { name in
          Button(name) { withAnimation(.linear(duration: 1)) { selected = name } }
            .frame(width: 80, height: 32)
            .matchedGeometryEffect(id: name, in: space)
        }
      }
      if isFollower {
        Color.blue.accessibilityElement().accessibilityIdentifier("mark")
          .matchedGeometryEffect(
            id: selected, in: space, properties: .position, anchor: .bottom, isSource: false
          )
          .frame(width: 80, height: 16)
      }
    }
    .frame(width: 640, height: 384, alignment: .topLeading)
  }
}

@MainActor
struct MatchedGeometryEffectTests {
  private func frame(_ app: ViewTest, _ id: String) throws -> CGRect {
    try app.element(id).frame
  }

  @Test("The new view starts where the former one was, and both move to its place")
  func hero() async throws {
    let app = ViewTest(Hero())
    #expect(try frame(app, "small") == CGRect(x: 0, y: 0, width: 80, height: 32))
    try app.tap("Toggle")
    #expect(try frame(app, "large") == CGRect(x: 0, y: 0, width: 80, height: 32))
    #expect(try frame(app, "small") == CGRect(x: 0, y: 0, width: 80, height: 32))
    try await app.advance(by: .milliseconds(500))
    let middle = CGRect(x: 200, y: 48, width: 140, height: 96)
    #expect(try frame(app, "large") == middle)
    #expect(try frame(app, "small") == middle)
    try await app.advance(by: .milliseconds(500))
    #expect(try frame(app, "large") == CGRect(x: 400, y: 96, width: 200, height: 160))
    #expect(!app.exists("small"))
    #expect(!app.isMoving)
  }

  @Test("If reversed midway, the view starts where it is visible")
  func turnedBack() async throws {
    let app = ViewTest(Hero())
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(500))
    try app.tap("Toggle")
    #expect(try abs(frame(app, "small").minX - 200) < 1)
    try await app.advance(by: .seconds(1))
    #expect(try frame(app, "small") == CGRect(x: 0, y: 0, width: 80, height: 32))
    #expect(!app.exists("large"))
  }

  @Test("Without an animation the views are exchanged at once")
  func atOnce() throws {
    let app = ViewTest(Hero())
    try app.tap("At once")
    #expect(try frame(app, "large") == CGRect(x: 400, y: 96, width: 200, height: 160))
    #expect(!app.exists("small"))
    #expect(!app.isMoving)
  }

  // The line's bottom lies at the shared position, which is the middle of the words.
  @Test("A view that is not a source is placed on the source of its id and follows it")
  func follower() async throws {
    let app = ViewTest(Tabs(isFollower: true))
    #expect(try frame(app, "mark") == CGRect(x: 0, y: 0, width: 80, height: 16))
    try app.tap("three")
    #expect(try frame(app, "mark").minX == 0)
    try await app.advance(by: .milliseconds(500))
    #expect(try frame(app, "mark").minX == 80)
    try await app.advance(by: .milliseconds(500))
    #expect(try frame(app, "mark") == CGRect(x: 160, y: 0, width: 80, height: 16))
  }

  @Test("A follower takes the source's size too, and keeps its own space in the layout")
  func size() throws {
    struct Both: View {
      @Namespace private var space

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 50)
          Color.blue.accessibilityElement().accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 20, height: 20)
          Text("below")
        }
        .frame(width: 640, height: 384, alignment: .topLeading)
      }
    }
    let app = ViewTest(Both())
    #expect(try frame(app, "follower") == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(try app.element("below").frame.minY == 70)
  }

  @Test("A group moves as one: a view added inside appears where the group is")
  func group() async throws {
    struct Moving: View {
      @State private var isMoved = false

      var body: some View {
        ZStack(alignment: .topLeading) {
          VStack(spacing: 0) {
            Text("inside")
            if isMoved { Text("late").transition(.identity) }
          }
          .geometryGroup()
          .offset(x: isMoved ? 200 : 0)
          Button("Go") { withAnimation(.linear(duration: 1)) { isMoved = true } }.offset(y: 200)
        }
        .frame(width: 640, height: 384, alignment: .topLeading)
      }
    }
    let app = ViewTest(Moving())
    try app.tap("Go")
    try await app.advance(by: .milliseconds(500))
    #expect(try app.element("late").frame.minX >= 100)
    #expect(try app.element("late").frame.minX < 120)
  }
}
