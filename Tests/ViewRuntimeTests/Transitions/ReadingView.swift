import SwiftUI

/// Views with one closure each, which reads an element that the program takes away together with
/// the view.
struct ReadingView: View {
  enum Kind: CaseIterable {
    case transaction, animationBody, geometryEffect, geometryChange, visualEffect, guide, canvas
    case timeline, layout, anyLayout, updating, preferenceChange, transformPreference
    case anchorPreference, overlayPreference, shape, shapeStyle, environment, phases, keyframes
    case keyframeTracks, relativeFrame, textRenderer, scrollTransition, scrollGeometry, animatable
    case geometryReader, backgroundReader, viewThatFits, safeArea
  }

  let kind: Kind
  let read: @MainActor () -> Int
  @GestureState private var moved = 0

  var body: some View {
    let length = { @Sendable [read] in MainActor.assumeIsolated { CGFloat(read()) } }
    switch kind {
    case .transaction:
      inner.transaction {
        _ = length()
        $0.isContinuous = false
      }
    case .animationBody: inner.animation(.linear) { $0.opacity(length()) }
    case .geometryEffect: inner.modifier(ReadingEffect(length: length))
    case .geometryChange:
      inner.onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .global).minY + length()
      } action: { _ in
        _ = length()
      }
    case .visualEffect:
      inner.visualEffect { $0.offset(x: $1.frame(in: .global).minY + length()) }
    case .guide: inner.alignmentGuide(HorizontalAlignment.center) { $0.width + length() }
    case .canvas:
      Canvas { context, _ in context.draw(Text("\(length())"), at: .zero) }.frame(height: 20)
    case .timeline: TimelineView(.animation) { _ in Text("\(length())") }
    case .layout: ReadingLayout(length: length) { inner }
    case .anyLayout: AnyLayout(ReadingLayout(length: length)) { inner }
    case .updating:
      Color.blue.frame(width: 40, height: 20)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($moved) { _, moved, _ in moved = Int(length()) }
            .onChanged { _ in _ = length() }
        )
        .accessibilityIdentifier("area")
    case .preferenceChange:
      told.onPreferenceChange(ReadLength.self) { _ in _ = length() }
    case .transformPreference:
      told.transformPreference(ReadLength.self) { $0 += length() }
        .onPreferenceChange(ReadLength.self) { _ in }
    case .anchorPreference:
      inner.anchorPreference(key: ReadAreas.self, value: .bounds) {
        _ = length()
        return [$0]
      }
      .transformAnchorPreference(key: ReadAreas.self, value: .bounds) {
        _ = length()
        $0.append($1)
      }
      .overlayPreferenceValue(ReadAreas.self) { areas in
        GeometryReader { Text("\($0[areas[0]].minY + length())") }
      }
    case .overlayPreference:
      told.overlayPreferenceValue(ReadLength.self) { Text("\($0 + length())") }
    case .shape: ReadingShape(length: length).fill(.red).frame(height: 20)
    case .shapeStyle: inner.foregroundStyle(ReadingStyle(length: length))
    case .environment: inner.transformEnvironment(\.lineLimit) { $0 = Int(length()) }
    default: moving(length)
    }
  }

  @ViewBuilder private func moving(_ length: @escaping @Sendable () -> CGFloat) -> some View {
    switch kind {
    case .phases: inner.phaseAnimator([0, 1]) { $0.offset(x: length() * $1) }
    case .keyframes:
      inner.keyframeAnimator(initialValue: 0.0) {
        $0.offset(x: $1 + length())
      } keyframes: { _ in
        LinearKeyframe(4.0, duration: 0.3)
        LinearKeyframe(0.0, duration: 0.3)
      }
    case .keyframeTracks:
      inner.keyframeAnimator(initialValue: 0.0, repeating: true) {
        $0.offset(x: $1)
      } keyframes: { _ in
        LinearKeyframe(length(), duration: 0.3)
        LinearKeyframe(0.0, duration: 0.1)
      }
    case .relativeFrame:
      inner.containerRelativeFrame(.vertical) { height, _ in min(height, 20) + length() }
    case .textRenderer: Text("q").textRenderer(ReadingRenderer(length: length))
    case .scrollTransition:
      ScrollView {
        inner.scrollTransition { $0.opacity(length() * ($1.isIdentity ? 1 : 0.5)) }
        Color.red.frame(height: 100)
      }
      .frame(height: 60)
    case .scrollGeometry:
      ScrollView { inner }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height + length()
        } action: { _, _ in
          _ = length()
        }
        .frame(height: 60)
    case .animatable: inner.modifier(ReadingAnimatable(length: length, animatableData: 1))
    case .geometryReader:
      GeometryReader { Text("\($0.frame(in: .global).minY + length())") }.frame(height: 20)
    case .backgroundReader:
      inner.background {
        GeometryReader {
          Color.clear.preference(
            key: ReadLength.self, value: $0.frame(in: .global).minY + length())
        }
      }
      .onPreferenceChange(ReadLength.self) { _ in _ = length() }
    case .viewThatFits:
      ViewThatFits {
        ReadingLayout(length: length) { inner }
        Text("r")
      }
    case .safeArea:
      inner.safeAreaInset(edge: .bottom) {
        TimelineView(.animation) { _ in Text("\(length())") }
      }
    default: inner
    }
  }

  private var inner: some View {
    VStack {
      Text("q")
      KeepsGrowing()
    }
  }

  private var told: some View { inner.preference(key: ReadLength.self, value: 1) }
}

/// A view that goes on changing while it leaves, with and without animations, and reads nothing.
struct KeepsGrowing: View {
  @State private var count = 1

  var body: some View {
    Text(String(repeating: "grows ", count: count)).task {
      while (try? await Task.sleep(for: .milliseconds(150))) != nil {
        withAnimation(count % 2 == 0 ? .linear : nil) { count += 1 }
      }
    }
  }
}

private struct ReadLength: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct ReadAreas: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct ReadingEffect: GeometryEffect {
  let length: @Sendable () -> CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: length(), y: 0))
  }
}

private struct ReadingLayout: Layout {
  let length: @Sendable () -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 10 + 10 * length())
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.minX + length(), y: bounds.minY), proposal: .unspecified)
    }
  }
}

private struct ReadingShape: Shape {
  let length: @Sendable () -> CGFloat
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length() * 5, height: 5)) }
}

private struct ReadingStyle: ShapeStyle {
  let length: @Sendable () -> CGFloat

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    Color.red.opacity(length())
  }
}

private struct ReadingRenderer: TextRenderer {
  let length: @Sendable () -> CGFloat

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.opacity = length()
    for line in layout { context.draw(line) }
  }
}

private struct ReadingAnimatable: ViewModifier, Animatable {
  let length: @Sendable () -> CGFloat
  var animatableData: Double

  func body(content: Content) -> some View { content.offset(x: length() + animatableData) }
}
