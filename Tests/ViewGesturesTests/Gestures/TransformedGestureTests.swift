import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TransformedGestureTests {
  private final class Notes {
    var translation = CGSize.zero
    var place = CGPoint.zero
    var presses = 0
  }

  private func square(_ notes: Notes, _ space: some CoordinateSpaceProtocol = .local) -> some View {
    Color.red.frame(width: 40, height: 40)
      .accessibilityElement().accessibilityLabel("square")
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged {
          notes.translation = $0.translation
          notes.place = $0.startLocation
        })
  }

  private func dragged(_ view: some View, _ notes: Notes) throws -> CGSize {
    let app = ViewTest(view)
    let square = try app.find("square")
    try square.press()
    try square.move(by: CGSize(width: 10, height: 0))
    return CGSize(
      width: notes.translation.width.rounded(), height: notes.translation.height.rounded())
  }

  @Test("S9.6 In a scaled view a drag has the length that the view sees")
  func scaled() throws {
    let notes = Notes()
    let size = try dragged(square(notes).scaleEffect(2), notes)
    #expect(size == CGSize(width: 5, height: 0))
    #expect(notes.place == CGPoint(x: 20, y: 20))
  }

  @Test("S9.6 In a rotated view it has the direction that the view sees")
  func turned() throws {
    let notes = Notes()
    #expect(
      try dragged(square(notes).rotationEffect(.degrees(90)), notes)
        == CGSize(width: 0, height: -10))
  }

  @Test("S9.6 An inner effect, and window coordinates, change nothing")
  func untouched() throws {
    let notes = Notes()
    let inside = Color.red.frame(width: 40, height: 40).scaleEffect(2)
      .accessibilityElement().accessibilityLabel("square")
      .gesture(DragGesture(minimumDistance: 0).onChanged { notes.translation = $0.translation })
    #expect(try dragged(inside, notes) == CGSize(width: 10, height: 0))
    #expect(
      try dragged(square(notes, .global).scaleEffect(2), notes) == CGSize(width: 10, height: 0))
  }

  @Test("S9.6 Effects of several views add up, and so does a geometry effect")
  func nested() throws {
    struct Wide: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: 5, y: 1))
      }
    }
    let notes = Notes()
    let nested = VStack { square(notes).scaleEffect(2) }.rotationEffect(.degrees(180))
    #expect(try dragged(nested, notes) == CGSize(width: -5, height: 0))
    #expect(
      try dragged(square(notes).modifier(Wide()), notes) == CGSize(width: 2, height: 0))
  }

  @Test("S9.6 Named coordinates are those of the view with the name, which may be scaled, too")
  func named() throws {
    let notes = Notes()
    let inside = square(notes, .named("space")).coordinateSpace(.named("space")).scaleEffect(2)
    #expect(try dragged(inside, notes) == CGSize(width: 5, height: 0))
    #expect(notes.place == CGPoint(x: 20, y: 20))
    let outside = square(notes, .named("space")).scaleEffect(2).coordinateSpace(.named("space"))
    #expect(try dragged(outside, notes) == CGSize(width: 10, height: 0))
  }

  @Test(
    "S9.6 A button counts as left at its visible edge", arguments: [(CGFloat(2), 1), (1, 0)])
  func button(scale: CGFloat, presses: Int) throws {
    struct Square: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 40, height: 40)
          .opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    let notes = Notes()
    let app = ViewTest(
      Button("Save") { notes.presses += 1 }.buttonStyle(Square()).scaleEffect(scale))
    let save = try app.button("Save")
    for distance in [30.0, 90] {
      try save.press()
      try save.release(at: CGSize(width: distance, height: 0))
      #expect(notes.presses == presses)
    }
  }

  @Test("S9.6 An effect that cannot be inverted leaves locations unchanged")
  func flat() throws {
    let notes = Notes()
    #expect(try dragged(square(notes).scaleEffect(0), notes) == CGSize(width: 10, height: 0))
  }
}
