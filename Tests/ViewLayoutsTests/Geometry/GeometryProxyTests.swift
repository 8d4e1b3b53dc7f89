import SwiftUI
import Testing
import ViewTesting

@MainActor
struct GeometryProxyTests {
  @Test("A nonisolated helper may use a proxy")
  func helper() throws {
    let app = ViewTest(Measured())
    #expect(app.exists("100 at 0"))
  }

  @Test(
    "S11.27 An invalid effect leaves the position unchanged",
    arguments: [Double.nan, .infinity])
  func effectWithoutNumber(scale: Double) async throws {
    let app = ViewTest(Scaled(scale: scale), size: CGSize(width: 300, height: 200))
    try app.tap("More")
    try await app.settle()
    #expect(app.exists("1"))
  }

  @Test("A view that receives the proxy follows the size and the position, too")
  func handedDown() throws {
    let app = ViewTest(Lowered(), size: CGSize(width: 300, height: 200))
    #expect(app.findAll("300 at 20").count == 2)
    app.resize(to: CGSize(width: 200, height: 100))
    #expect(app.findAll("200 at 20").count == 2)
    try app.tap("Lower")
    #expect(app.findAll("200 at 60").count == 2)
  }
}

extension GeometryProxyTests {
  @Test("The scroll view along an axis is the nearest that scrolls along it, skipping others")
  func scrollViewAlongAxis() throws {
    let app = ViewTest(
      ScrollView(.vertical) {
        Color.clear.frame(height: 30)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.clear.frame(width: 40, height: 20)
            GeometryReader { geometry in
              let near = geometry.frame(in: .scrollView)
              let down = geometry.frame(in: .scrollView(axis: .vertical))
              let across = geometry.frame(in: .scrollView(axis: .horizontal))
              Text("\(Int(near.minY)) \(Int(down.minY)) \(Int(across.minY))")
            }
            .frame(width: 100, height: 20)
          }
        }
      }, size: CGSize(width: 200, height: 200))
    #expect(app.exists("0 38 0"))
  }

  @Test(
    "S14.26 A scroll view's coordinates begin where its content does at rest",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func scrollViewInSafeArea(_ direction: LayoutDirection) async throws {
    let app = ViewTest(
      ScrollView([.vertical, .horizontal]) {
        GeometryReader { geometry in
          let frame = geometry.frame(in: .scrollView)
          Text("at \(Int(frame.minX)) \(Int(frame.minY))")
        }
        .frame(width: 400, height: 400)
      }
      .safeAreaPadding(EdgeInsets(top: 30, leading: 20, bottom: 0, trailing: 0)),
      size: CGSize(width: 200, height: 200), layoutDirection: direction)
    // From right to left, the content is at rest at its right end.
    #expect(app.exists(direction == .leftToRight ? "at 0 0" : "at -220 0"))
    try app.find(.role(.scrollView)).scroll(by: CGSize(width: 0, height: 50))
    #expect(app.exists(direction == .leftToRight ? "at 0 -50" : "at -220 -50"))
  }

  @Test(
    "S14.26 So do the bounds of that space, which end at the safe area, too",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func boundsInSafeArea(_ direction: LayoutDirection) async throws {
    let app = ViewTest(
      ScrollView([.vertical, .horizontal]) {
        GeometryReader { geometry in
          let bounds = geometry.bounds(of: .scrollView) ?? .zero
          let frame = geometry.frame(in: .scrollView)
          Text("\(Int(bounds.minX)) \(Int(bounds.minY)) \(Int(bounds.width)) \(Int(bounds.height))")
          Text(bounds.minX == -frame.minX && bounds.minY == -frame.minY ? "same" : "other")
        }
        .frame(width: 400, height: 400)
      }
      .safeAreaPadding(EdgeInsets(top: 30, leading: 20, bottom: 10, trailing: 5)),
      size: CGSize(width: 200, height: 200), layoutDirection: direction)
    // From right to left, the content is at rest at its right end.
    let left = direction == .leftToRight ? 0 : 225
    #expect(app.exists("\(left) 0 175 160"))
    #expect(app.exists("same"))
    try app.find(.role(.scrollView)).scroll(by: CGSize(width: 0, height: 50))
    #expect(app.exists("\(left) 50 175 160"))
    #expect(app.exists("same"))
  }
}

extension GeometryProxyTests {
  /// The frames that a square of 40 points in the middle of a window of 200 reports.
  private func told(
    _ space: CoordinateSpace = .global, _ around: (AnyView) -> some View
  ) -> String {
    let square = GeometryReader {
      Color.clear.accessibilityElement().accessibilityLabel(words($0.frame(in: space)))
    }
    .frame(width: 40, height: 40)
    let app = ViewTest(around(AnyView(square)), size: CGSize(width: 200, height: 200))
    return app.findAll(.containing("at")).first?.label ?? "nothing"
  }

  @Test("S11.27 A frame includes the effects of outer views")
  func effectsFurtherOut() {
    #expect(told { $0 } == "40x40 at 80,80")
    #expect(told { $0.scaleEffect(2) } == "80x80 at 60,60")
    #expect(told { $0.scaleEffect(0.5, anchor: .topLeading) } == "20x20 at 80,80")
    #expect(told { $0.frame(height: 80).rotationEffect(.degrees(90)) } == "40x40 at 80,80")
    #expect(
      told { $0.frame(width: 80, alignment: .leading).rotationEffect(.degrees(90)) }
        == "40x40 at 80,60")
    #expect(told { $0.scaleEffect(2).padding(.leading, 20).scaleEffect(0.5) } == "40x40 at 85,80")
    #expect(told { $0.scaleEffect(0) } == "0x0 at 100,100")
  }

  @Test("S11.27 In an ancestor's space only the views between the two count")
  func effectsBetween() {
    #expect(
      told(.named("space")) { $0.padding(10).coordinateSpace(name: "space").scaleEffect(3) }
        == "40x40 at 10,10")
    #expect(
      told(.named("space")) {
        $0.scaleEffect(2).padding(20).coordinateSpace(name: "space").scaleEffect(3)
      } == "80x80 at 0,0")
    #expect(told(.local) { $0.scaleEffect(2) } == "40x40 at 0,0")
  }

  @Test("S11.27 A custom effect counts, unless it is ignored by layout")
  func ownEffects() {
    #expect(told { $0.modifier(Shift(x: 15)) } == "40x40 at 95,80")
    #expect(told { $0.modifier(Shift(x: 15).ignoredByLayout()) } == "40x40 at 80,80")
  }

  @Test("S11.27 Readers follow a changing effect")
  func effectChanges() throws {
    struct Growing: View {
      @State private var scale = 1.0

      var body: some View {
        GeometryReader { Text("\(Int($0.frame(in: .global).width)) wide") }
          .frame(width: 40, height: 40)
          .scaleEffect(scale)
        Button("Grow") { scale = 3 }
      }
    }
    let app = ViewTest(Growing())
    try app.tap("Grow")
    #expect(app.exists("120 wide"))
  }

  @Test("S11.27 An anchor resolves as seen from the reader")
  func anchors() {
    let view = HStack(spacing: 0) {
      Color.clear.frame(width: 40, height: 40)
        .anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
        .scaleEffect(2, anchor: .topLeading)
      Color.clear.frame(width: 40, height: 40)
    }
    .overlayPreferenceValue(AnchorsKey.self) { anchors in
      GeometryReader { proxy in
        Text(anchors.map { words(proxy[$0]) }.joined())
      }
    }
    .scaleEffect(0.5)
    #expect(ViewTest(view).exists("80x80 at 0,0"))
  }

  @Test("S11.27 An anchor resolves in the coordinates of a reader that is scaled itself")
  func anchorsOfScaledReader() {
    let view = HStack(spacing: 0) {
      Color.clear.frame(width: 40, height: 40)
      Color.clear.frame(width: 40, height: 40)
        .anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(AnchorsKey.self) { anchors in
      GeometryReader { proxy in
        Text(anchors.map { words(proxy[$0]) }.joined())
      }
      .frame(width: 40, height: 40)
      .scaleEffect(2, anchor: .topLeading)
    }
    #expect(ViewTest(view).exists("20x20 at 10,0"))
  }

  @Test("S11.27 An anchor of a view that takes another one's place is read once it has been placed")
  func anchorOfReplacement() throws {
    let app = ViewTest(Replaced(), size: CGSize(width: 200, height: 200))
    #expect(app.exists("60x30 at 70,0"))
    try app.tap("Swap")
    #expect(app.exists("60x30 at 70,0"))
  }

  @Test("S11.27 The bounds of a coordinate space are as seen from the reader")
  func bounds() {
    let view = GeometryReader { proxy in
      Text(proxy.bounds(of: .named("space")).map(words) ?? "none")
    }
    .frame(width: 40, height: 40).scaleEffect(2).frame(width: 80, height: 80)
    .coordinateSpace(.named("space"))
    #expect(ViewTest(view).exists("40x40 at 0,0"))
  }
}

private struct Replaced: View {
  @State private var isOther = false

  var body: some View {
    VStack(spacing: 0) {
      if isOther { mark } else { mark }
      Spacer()
      Button("Swap") { isOther.toggle() }
    }
    .frame(width: 200)
    .overlayPreferenceValue(AnchorsKey.self) { anchors in
      GeometryReader { proxy in
        Text(anchors.map { words(proxy[$0]) }.joined())
      }
    }
  }

  private var mark: some View {
    Color.clear.frame(width: 60, height: 30)
      .anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
  }
}

private func words(_ rect: CGRect) -> String {
  "\(Int(rect.width.rounded()))x\(Int(rect.height.rounded())) at "
    + "\(Int(rect.minX.rounded())),\(Int(rect.minY.rounded()))"
}

private struct Shift: GeometryEffect {
  let x: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

private struct AnchorsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Row: View {
  let geometry: GeometryProxy

  var body: some View {
    Text("\(Int(geometry.size.width)) at \(Int(geometry.frame(in: .global).minY))")
      .frame(height: 20)
  }
}

private struct Lowered: View {
  @State private var isLow = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Lower") { isLow.toggle() }.frame(height: isLow ? 60 : 20)
      GeometryReader { geometry in
        List(0..<2) { _ in Row(geometry: geometry) }
      }
    }
  }
}

private struct Scaled: View {
  @State private var count = 0
  let scale: Double

  var body: some View {
    Button("More") { count += 1 }
    GeometryReader { proxy in
      Color.clear.frame(width: max(min(proxy.frame(in: .global).minX, 20), 0))
    }
    .scaleEffect(count == 0 ? 1 : scale)
    Text(verbatim: "\(count)")
  }
}

private struct Helper {
  func words(_ proxy: GeometryProxy) -> String {
    "\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .local).minX))"
  }
}

private struct Measured: View {
  var body: some View {
    GeometryReader { proxy in Text(verbatim: Helper().words(proxy)) }.frame(width: 100, height: 50)
  }
}
