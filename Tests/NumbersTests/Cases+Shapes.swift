import SwiftUI

extension NumberCase {
  static let shapes: [NumberCase] = [
    NumberCase("RoundedRectangle(cornerRadius:)") { number in
      RoundedRectangle(cornerRadius: number).fill(.red)
      RoundedRectangle(cornerSize: CGSize(width: number, height: 3), style: .circular).stroke()
    },
    NumberCase("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(
        topLeadingRadius: $0, bottomLeadingRadius: 2, bottomTrailingRadius: $0, topTrailingRadius: 4
      ).strokeBorder(lineWidth: 2)
    },
    NumberCase("stroke(lineWidth:)") { number in
      Circle().stroke(lineWidth: number)
      Ellipse().stroke(.red, lineWidth: number)
      Capsule().strokeBorder(.blue, lineWidth: number)
      Rectangle().path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).stroke(.red, lineWidth: number)
    },
    NumberCase("StrokeStyle(dash:)") { number in
      Circle().stroke(
        style: StrokeStyle(
          lineWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: number,
          dash: [number, 3, number], dashPhase: number))
      Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [number]))
    },
    NumberCase("trim(from:to:)") { number in
      Circle().trim(from: 0, to: number).stroke(.red)
      Circle().trim(from: number, to: 1).fill(.red)
    },
    NumberCase("inset(by:)") { number in
      Circle().inset(by: number)
      RoundedRectangle(cornerRadius: 4).inset(by: number).stroke()
      ContainerRelativeShape().inset(by: number)
    },
    NumberCase("Shape.offset, scale, rotation, size, transform") { number in
      Circle().offset(x: number, y: number)
      Circle().scale(number).fill(.red)
      Circle().scale(x: number, y: 1).stroke()
      Rectangle().rotation(.degrees(number))
      Rectangle().size(width: number, height: number)
      Rectangle().transform(CGAffineTransform(rotationAngle: number))
    },
    NumberCase("cornerRadius(_:)") { Color.red.cornerRadius($0) },
    NumberCase("clipShape(_:)") { number in
      Color.red.clipShape(RoundedRectangle(cornerRadius: number))
      Color.red.clipShape(Circle().scale(number))
      Color.red.mask { Circle().frame(width: number) }
    },
    NumberCase("containerShape(_:)") { number in
      ConcentricRectangle(corners: .fixed(number)).fill(.red)
        .containerShape(.rect(cornerRadius: number)).padding(number)
    },
    NumberCase("border(width:)") { Text("a").border(.red, width: $0) },
    NumberCase("Shape.path(in:)") { number in
      let rect = CGRect(x: number, y: number, width: number, height: number)
      Circle().path(in: rect)
      Capsule().path(in: rect).stroke()
      RoundedRectangle(cornerRadius: 8).path(in: rect)
      Ellipse().path(in: rect).trim(from: 0, to: 0.5)
    },
    NumberCase("sizeThatFits of a shape") { number in
      Circle().frame(minWidth: number)
      OddShape(number: number).fill(.red)
    },
  ]

  static let paths: [NumberCase] = [
    NumberCase("Path lines and curves") { number in
      let point = CGPoint(x: number, y: number)
      let path = Path { path in
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: point)
        path.addQuadCurve(to: CGPoint(x: 3, y: 30), control: point)
        path.addCurve(to: point, control1: point, control2: CGPoint(x: 8, y: 8))
        path.closeSubpath()
      }
      path.fill(.red)
      path.stroke(.blue, lineWidth: 2)
      path.trim(from: 0.1, to: 0.6).stroke(style: StrokeStyle(lineWidth: 1, dash: [3]))
    },
    NumberCase("Path.addArc") { number in
      Path { path in
        path.addArc(
          center: CGPoint(x: 20, y: 20), radius: number, startAngle: .zero, endAngle: .degrees(90),
          clockwise: true)
        path.addArc(
          center: CGPoint(x: 20, y: 20), radius: 8, startAngle: .degrees(number),
          endAngle: .degrees(90), clockwise: false)
        path.addArc(
          center: CGPoint(x: number, y: 20), radius: 8, startAngle: .zero,
          endAngle: .radians(number), clockwise: true)
        path.addRelativeArc(
          center: .zero, radius: 4, startAngle: .zero, delta: .degrees(number))
        path.addArc(
          tangent1End: CGPoint(x: number, y: 3), tangent2End: CGPoint(x: 9, y: 9), radius: number)
      }.stroke()
    },
    NumberCase("Path rectangles and ellipses") { number in
      let rect = CGRect(x: number, y: 0, width: number, height: 20)
      Path { path in
        path.addRect(rect)
        path.addEllipse(in: rect)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: number, height: number))
        path.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: 30, height: 30),
          cornerRadii:
            RectangleCornerRadii(topLeading: number))
      }.fill(style: FillStyle(eoFill: true))
    },
    .call("Path questions") { number in
      let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: 20))
      return [
        "\(path.boundingRect)", "\(path.contains(CGPoint(x: number, y: 2)))", path.description,
        "\(path.offsetBy(dx: number, dy: 0).trimmedPath(from: 0, to: number).isEmpty)",
        "\(path.strokedPath(StrokeStyle(lineWidth: number, dash: [number])).boundingRect)",
      ]
    },
    .call("Path combining") { number in
      let one = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      let other = Path(CGRect(x: number, y: 5, width: 20, height: number))
      return [
        one.union(other), one.intersection(other), one.subtracting(other),
        one.symmetricDifference(other), one.lineIntersection(other), other.normalized(),
      ]
    },
  ]

  static let styles: [NumberCase] = [
    NumberCase("Color") { number in
      Color(red: number, green: number, blue: number, opacity: number)
      Color(hue: number, saturation: number, brightness: number)
      Color(white: number, opacity: number)
      Color(.displayP3, red: number, green: 0, blue: 0).opacity(number)
      Color.red.mix(with: .blue, by: number)
      Color.primary.opacity(number)
    },
    .call("Color descriptions") { number in
      let color = Color(red: number, green: 0.5, blue: number, opacity: number)
      return [
        "\(color)", "\(Color.red.opacity(number))",
        "\(color.resolve(in: EnvironmentValues()))", "\(UIColor(color))", "\(color.cgColor as Any)",
      ]
    },
    NumberCase("LinearGradient") { number in
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
        startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 1, y: number))
      Text("a").foregroundStyle(
        .linearGradient(
          colors: [.red, .blue],
          startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom))
    },
    NumberCase("RadialGradient") { number in
      RadialGradient(
        colors: [.red, .blue], center: UnitPoint(x: number, y: 0.5), startRadius: number,
        endRadius: number)
      Circle().fill(
        .radialGradient(
          colors: [.red, .blue], center: .center, startRadius: 1, endRadius: number))
    },
    NumberCase("EllipticalGradient") {
      EllipticalGradient(
        colors: [.red, .blue], center: .center, startRadiusFraction: $0, endRadiusFraction: $0)
    },
    NumberCase("AngularGradient") { number in
      AngularGradient(
        colors: [.red, .blue, .red], center: UnitPoint(x: number, y: 0.5),
        startAngle: .degrees(number), endAngle: .radians(number))
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(number))
    },
    NumberCase("MeshGradient") { number in
      MeshGradient(
        width: 2, height: 2,
        points: [[0, 0], [Float(number), 0], [0, 1], [1, Float(number)]],
        colors: [.red, .blue, .green, Color(red: number, green: 0, blue: 0)])
    },
    NumberCase("shadow styles") { number in
      Text("a").foregroundStyle(.red.shadow(.drop(radius: number, x: number, y: number)))
      Circle().fill(.red.shadow(.inner(radius: number, x: number)))
      Circle().fill(.red.opacity(number))
    },
    NumberCase("Image(uiImage:scale:)") { number in
      Image(uiImage: UIImage()).resizable().frame(width: number, height: 20)
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: number, leading: number, bottom: number, trailing: 1),
        resizingMode: .tile
      ).scaledToFill()
      Image(systemName: "star.fill", variableValue: number).font(.system(size: number))
      Image(size: CGSize(width: number, height: 20)) {
        $0.fill(Path(.infinite), with: .color(.red))
      }
    },
    NumberCase("ImagePaint(scale:)") {
      Rectangle().fill(
        ImagePaint(
          image: Image(systemName: "star"), sourceRect: CGRect(x: $0, y: 0, width: $0, height: 1),
          scale: $0))
    },
    .call("UIColor and CGColor") { number in
      let color = UIColor(hue: number, saturation: number, brightness: number, alpha: number)
      return [
        "\(color)", "\(color.withAlphaComponent(number))",
        "\(CGColor(red: number, green: number, blue: number, alpha: number))",
      ]
    },
  ]
}

private struct OddShape: Shape {
  let number: Double
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: number, height: number)
  }
}
