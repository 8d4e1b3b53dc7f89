import Foundation
import HostInterface
import LayoutCore

/// Content drawn by a host, with numbers that can be interpolated.
protocol NumericInterpolatable: Equatable {
  /// Calls `body` for each number, always in the same order.
  mutating func visitNumbers(_ body: (inout Double) -> Void)
}

extension NumericInterpolatable {
  var numbers: [Double] {
    var copy = self
    var numbers: [Double] = []
    copy.visitNumbers { numbers.append($0) }
    return numbers
  }

  /// Returns whether only numbers differ.
  func isAlike(_ other: Self) -> Bool {
    var (a, b) = (self, other)
    a.visitNumbers { $0 = 0 }
    b.visitNumbers { $0 = 0 }
    return a == b
  }
}

extension HostColor: NumericInterpolatable {
  mutating func visitNumbers(_ body: (inout Double) -> Void) {
    switch self {
    case .rgba(var red, var green, var blue, var alpha):
      body(&red)
      body(&green)
      body(&blue)
      body(&alpha)
      self = .rgba(red, green, blue, alpha)
    case .semantic(let purpose, var opacity):
      body(&opacity)
      self = .semantic(purpose, opacity: opacity)
    }
  }
}

extension Paint.Point {
  fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
    body(&x)
    body(&y)
  }
}

extension [Paint.Stop] {
  fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
    for index in indices {
      self[index].color.visitNumbers(body)
      body(&self[index].location)
    }
  }
}

extension Paint: NumericInterpolatable {
  mutating func visitNumbers(_ body: (inout Double) -> Void) {
    switch self {
    case .color(var color):
      color.visitNumbers(body)
      self = .color(color)
    case .linearGradient(var stops, var start, var end):
      stops.visitNumbers(body)
      start.visitNumbers(body)
      end.visitNumbers(body)
      self = .linearGradient(stops, start: start, end: end)
    case .radialGradient(var stops, var center, var start, var end):
      stops.visitNumbers(body)
      center.visitNumbers(body)
      body(&start)
      body(&end)
      self = .radialGradient(stops, center: center, startRadius: start, endRadius: end)
    case .angularGradient(var stops, var center, var start, var end):
      stops.visitNumbers(body)
      center.visitNumbers(body)
      body(&start)
      body(&end)
      self = .angularGradient(stops, center: center, startAngle: start, endAngle: end)
    case .ellipticalGradient(var stops, var center, var start, var end):
      stops.visitNumbers(body)
      center.visitNumbers(body)
      body(&start)
      body(&end)
      self = .ellipticalGradient(stops, center: center, startFraction: start, endFraction: end)
    case .colorGrid(var grid):
      for index in grid.colors.indices { grid.colors[index].visitNumbers(body) }
      self = .colorGrid(grid)
    case .material, .image: break
    }
  }
}

extension CGFloat {
  fileprivate mutating func visitNumber(_ body: (inout Double) -> Void) {
    var number = Double(self)
    body(&number)
    self = CGFloat(number)
  }
}

extension CGPoint {
  fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
    x.visitNumber(body)
    y.visitNumber(body)
  }
}

extension ShapeContent.PathElement {
  fileprivate mutating func visitNumbers(_ body: (inout Double) -> Void) {
    switch self {
    case .move(var to):
      to.visitNumbers(body)
      self = .move(to)
    case .line(var to):
      to.visitNumbers(body)
      self = .line(to)
    case .quadCurve(var to, var control):
      to.visitNumbers(body)
      control.visitNumbers(body)
      self = .quadCurve(to, control: control)
    case .curve(var to, var control1, var control2):
      to.visitNumbers(body)
      control1.visitNumbers(body)
      control2.visitNumbers(body)
      self = .curve(to, control1: control1, control2: control2)
    case .close: break
    }
  }
}

extension ShapeContent.Geometry: NumericInterpolatable {
  mutating func visitNumbers(_ body: (inout Double) -> Void) {
    switch self {
    case .roundedRectangle(var a, var b, var c, var d):
      body(&a)
      body(&b)
      body(&c)
      body(&d)
      self = .roundedRectangle(a, b, c, d)
    case .path(var elements):
      for index in elements.indices { elements[index].visitNumbers(body) }
      self = .path(elements)
    case .rectangle, .capsule, .circle, .ellipse: break
    }
  }
}

extension ShapeContent: NumericInterpolatable {
  mutating func visitNumbers(_ body: (inout Double) -> Void) {
    geometry.visitNumbers(body)
    fill?.visitNumbers(body)
    guard stroke != nil else { return }
    stroke!.paint.visitNumbers(body)
    body(&stroke!.width)
    body(&stroke!.miterLimit)
    body(&stroke!.dashPhase)
    for index in stroke!.dash.indices { body(&stroke!.dash[index]) }
  }
}

extension TextContent: NumericInterpolatable {
  mutating func visitNumbers(_ body: (inout Double) -> Void) {
    body(&lineSpacing)
    for index in runs.indices {
      body(&runs[index].style.font.size)
      runs[index].style.paint.visitNumbers(body)
      body(&runs[index].style.kerning)
      body(&runs[index].style.baselineOffset)
    }
  }
}

extension Leaf: NumericInterpolatable {
  mutating func visitNumbers(_ body: (inout Double) -> Void) {
    switch self {
    case .text(var text):
      text.visitNumbers(body)
      self = .text(text)
    case .image(var image):
      image.paint.visitNumbers(body)
      body(&image.font.size)
      self = .image(image)
    case .shape(var shape):
      shape.visitNumbers(body)
      self = .shape(shape)
    case .none, .control, .drawing: break
    }
  }
}
