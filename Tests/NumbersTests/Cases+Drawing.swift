import SwiftUI

extension NumberCase {
  static let effects: [NumberCase] = [
    NumberCase("opacity(_:)") { Text("a").opacity($0).background(.red.opacity($0)) },
    NumberCase("blur(radius:)") { Color.red.frame(width: 30, height: 30).blur(radius: $0) },
    NumberCase("shadow(radius:)") { number in
      Circle().shadow(radius: number)
      Text("a").shadow(color: .red, radius: 2, x: number, y: number)
    },
    NumberCase("colour effects") { number in
      Color.red.brightness(number).contrast(number).saturation(number).grayscale(number)
        .hueRotation(.degrees(number)).colorMultiply(Color(white: number))
      Text("a").brightness(number).hueRotation(.radians(number))
    },
    NumberCase("glassEffect") { number in
      GlassEffectContainer(spacing: number) {
        Text("a").glassEffect(in: .rect(cornerRadius: number))
      }
    },
    NumberCase("matchedGeometryEffect(anchor:)") { Matched(number: $0) },
    NumberCase("accessibilitySortPriority") { Text("a").accessibilitySortPriority($0) },
    NumberCase("symbolEffect") { number in
      Image(systemName: "star").symbolEffect(
        .bounce, options: .speed(number).repeat(Int(exactly: number) ?? 0), value: number)
      Image(systemName: "star").symbolEffect(
        .wiggle.custom(angle: number), options: .repeat(.periodic(3, delay: number)))
    },
    NumberCase("sensoryFeedback") {
      Text("a").sensoryFeedback(.impact(intensity: $0), trigger: $0)
    },
    NumberCase("drawingGroup, compositingGroup") { number in
      Color.red.frame(width: number, height: number).drawingGroup()
      Color.red.scaleEffect(number).compositingGroup().opacity(0.5)
    },
    NumberCase("contentShape(_:)") {
      Text("a").contentShape(Circle().scale($0)).onTapGesture {}
    },
    NumberCase("GeometryEffect") { Color.red.modifier(OddEffect(number: $0)) },
  ]

  static let drawing: [NumberCase] = [
    NumberCase("Canvas fills and strokes") { number in
      Canvas { context, size in
        let rect = CGRect(x: number, y: 2, width: number, height: 20)
        context.fill(Path(rect), with: .color(.red))
        context.stroke(Path(ellipseIn: rect), with: .color(.blue), lineWidth: number)
        context.stroke(
          Path(CGRect(x: 2, y: 2, width: 20, height: 20)), with: .color(.blue),
          style: StrokeStyle(lineWidth: number, miterLimit: number, dash: [number], dashPhase: 1))
        context.fill(
          Path(CGRect(x: 2, y: 2, width: 20, height: 20)),
          with: .radialGradient(
            Gradient(colors: [.red, .blue]), center: CGPoint(x: number, y: 1), startRadius: number,
            endRadius: 3))
        context.fill(
          Path(CGRect(x: 2, y: 2, width: 20, height: 20)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: number, y: 1),
            endPoint: CGPoint(x: number, y: number)))
        context.fill(
          Path(CGRect(x: 2, y: 2, width: 20, height: 20)),
          with: .conicGradient(
            Gradient(colors: [.red, .blue]), center: CGPoint(x: number, y: 1),
            angle: .degrees(number)))
      }
    },
    NumberCase("Canvas transforms") { number in
      Canvas { context, size in
        context.opacity = number
        context.translateBy(x: number, y: number)
        context.scaleBy(x: number, y: 1)
        context.rotate(by: .degrees(number))
        context.concatenate(CGAffineTransform(a: number, b: 1, c: 1, d: number, tx: 0, ty: 0))
        context.clip(to: Path(CGRect(x: 0, y: 0, width: number, height: 9)))
        context.fill(Path(CGRect(x: 2, y: 2, width: 20, height: 20)), with: .color(.red))
        context.draw(Text("a"), at: CGPoint(x: number, y: 4))
        context.draw(
          Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: number, height: number))
        context.draw(Text("b"), in: CGRect(x: 0, y: 0, width: number, height: number))
      }
    },
    NumberCase("Canvas filters") { number in
      Canvas { context, size in
        context.addFilter(.blur(radius: number))
        context.addFilter(.shadow(color: .red, radius: number, x: number, y: number))
        context.addFilter(.brightness(number))
        context.addFilter(.contrast(number))
        context.addFilter(.saturation(number))
        context.addFilter(.grayscale(number))
        context.addFilter(.hueRotation(.degrees(number)))
        context.addFilter(.colorInvert(number))
        context.addFilter(.alphaThreshold(min: number, max: number, color: .red))
        context.addFilter(
          .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: number, y: number))))
        context.fill(Path(CGRect(x: 2, y: 2, width: 20, height: 20)), with: .color(.red))
        context.drawLayer { layer in
          layer.opacity = number
          layer.fill(Path(CGRect(x: 2, y: 2, width: number, height: 20)), with: .color(.red))
        }
      }
    },
    NumberCase("Canvas symbols") { number in
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(
            symbol, at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: 0))
        }
        let text = context.resolve(Text("words in a canvas"))
        _ = text.measure(in: CGSize(width: number, height: number))
      } symbols: {
        Text("a").frame(width: number).tag(1)
      }
    },
    .call("ImageRenderer.scale and proposedSize") { number in
      let renderer = ImageRenderer(content: Circle())
      renderer.scale = number
      renderer.proposedSize = ProposedViewSize(width: 10, height: 10)
      let first = renderer.cgImage
      renderer.scale = 1
      renderer.proposedSize = ProposedViewSize(width: number, height: number)
      return [first, renderer.cgImage]
    },
    .call("ImageRenderer and parts of pictures") { number in
      let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
      let picture = renderer.cgImage
      return [
        picture?.cropping(to: CGRect(x: number, y: 0, width: number, height: 3)) as Any,
        renderer.uiImage?.jpegData(compressionQuality: number) as Any,
      ]
    },
  ]

  static let geometry: [NumberCase] = [
    .call("CGRect and CGSize") { number in
      let rect = CGRect(x: number, y: 1, width: number, height: 2)
      return [
        "\(rect.insetBy(dx: number, dy: 1))", "\(rect.integral)",
        "\(rect.union(.zero))", "\(CGRectIntersection(rect, .infinite))", "\(rect.standardized)",
        "\(rect.divided(atDistance: number, from: .minXEdge))",
      ]
    },
    .call("Transforms") { number in
      let transform = CGAffineTransform(a: number, b: 1, c: 1, d: number, tx: 0, ty: number)
      return [
        "\(transform.inverted())", "\(CGPoint(x: 1, y: number).applying(transform))",
        "\(CATransform3DMakeScale(number, number, number))",
        "\(ProjectionTransform(transform).inverted())",
      ]
    },
    .call("Angles and unit points") { number in
      [
        "\(Angle.degrees(number).radians)", "\(UnitPoint(x: number, y: number))",
        "\(EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0))",
      ]
    },
    .call("Vectors") { number in
      var pair = AnimatablePair(number, CGFloat(number))
      pair.scale(by: number)
      return "\(pair.magnitudeSquared)"
    },
    .call("UIKit's fonts") { number in
      [
        UIFont.systemFont(ofSize: number).pointSize,
        UIFontMetrics(forTextStyle: .body).scaledValue(for: number),
      ]
    },
  ]
}

private struct OddEffect: GeometryEffect {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: number, y: size.height * number))
  }
}

private struct Matched: View {
  let number: Double
  @Namespace private var space

  var body: some View {
    ZStack {
      Color.red.frame(width: number).matchedGeometryEffect(id: 1, in: space)
      Color.blue.matchedGeometryEffect(
        id: 1, in: space, anchor: UnitPoint(x: number, y: 0), isSource: false)
    }
  }
}
