import Foundation
import HostInterface
import LayoutCore

extension Effect: NumericInterpolatable {
  mutating func visitNumbers(_ body: (inout Double) -> Void) {
    switch self {
    case .opacity(var number):
      body(&number)
      self = .opacity(number)
    case .clip(var geometry, let isEvenOdd):
      geometry.visitNumbers(body)
      self = .clip(geometry, isEvenOdd: isEvenOdd)
    case .shadow(var color, var radius, var x, var y):
      color.visitNumbers(body)
      body(&radius)
      body(&x)
      body(&y)
      self = .shadow(color: color, radius: radius, x: x, y: y)
    case .innerShadow(var color, var radius, var x, var y):
      color.visitNumbers(body)
      body(&radius)
      body(&x)
      body(&y)
      self = .innerShadow(color: color, radius: radius, x: x, y: y)
    case .blur(var number):
      body(&number)
      self = .blur(number)
    case .rotation(var angle, var anchor):
      body(&angle)
      body(&anchor.x)
      body(&anchor.y)
      self = .rotation(angle, anchor: anchor)
    case .scale(var x, var y, var anchor):
      body(&x)
      body(&y)
      body(&anchor.x)
      body(&anchor.y)
      self = .scale(x: x, y: y, anchor: anchor)
    case .rotation3D(var angle, let x, let y, let z, var anchor):
      body(&angle)
      body(&anchor.x)
      body(&anchor.y)
      self = .rotation3D(angle: angle, x: x, y: y, z: z, anchor: anchor)
    case .colorMultiply(var color):
      color.visitNumbers(body)
      self = .colorMultiply(color)
    case .transform(var transform):
      for part in Self.parts {
        var number = Double(transform[keyPath: part])
        body(&number)
        transform[keyPath: part] = CGFloat(number)
      }
      self = .transform(transform)
    case .brightness(var number):
      body(&number)
      self = .brightness(number)
    case .contrast(var number):
      body(&number)
      self = .contrast(number)
    case .saturation(var number):
      body(&number)
      self = .saturation(number)
    case .grayscale(var number):
      body(&number)
      self = .grayscale(number)
    case .hueRotation(var number):
      body(&number)
      self = .hueRotation(number)
    case .colorInvert, .blendMode, .group, .luminanceToAlpha, .contentChange: break
    }
  }

  private nonisolated(unsafe) static let parts: [WritableKeyPath<ProjectionTransform, CGFloat>] = [
    \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
  ]
}

extension Effect {
  /// Returns the effect between this one and another; if more than numbers differs, the nearer of
  /// the two.
  package func interpolated(to end: Effect, by share: Double) -> Effect {
    guard isAlike(end) else { return share < 0.5 ? self : end }
    let (from, to) = (numbers, end.numbers)
    var index = 0
    var result = self
    result.visitNumbers { number in
      number = from[index] + (to[index] - from[index]) * share
      index += 1
    }
    return result
  }
}

extension NodeContent {
  /// Returns the numeric distance of this content from a former one; nil if no interpolatable
  /// number differs. Parts that differ in more than numbers are shown at their new value.
  package func way(from former: NodeContent) -> NumberVector? {
    var numbers: [Double] = []
    func add<Part: NumericInterpolatable>(_ new: Part, _ old: Part) {
      let own = new.numbers
      guard new != old, new.isAlike(old) else {
        numbers += [Double](repeating: 0, count: own.count)
        return
      }
      numbers += zip(own, old.numbers).map { $0 - $1 }
    }
    let effects = self.effects
    var formerEffects = former.effects
    if formerEffects.count + 1 == effects.count, case .opacity? = effects.last {
      // A fade is starting.
      formerEffects.append(.opacity(1))
    }
    for (index, effect) in effects.enumerated() {
      add(effect, effects.count == formerEffects.count ? formerEffects[index] : effect)
    }
    add(leaf, former.leaf)
    if let progress, let formerProgress = former.progress {
      numbers.append(progress - formerProgress)
    }
    let way = NumberVector(numbers: numbers)
    return way.isZero ? nil : way
  }

  /// Returns the content with its numbers that far behind.
  package func behind(_ left: NumberVector) -> NodeContent {
    guard !left.isZero else { return self }
    var copy = self
    var index = 0
    func visit(_ number: inout Double) {
      if index < left.numbers.count { number -= left.numbers[index] }
      index += 1
    }
    var effects = copy.effects
    for place in effects.indices { effects[place].visitNumbers(visit) }
    copy.effects = effects
    copy.leaf.visitNumbers(visit)
    if var progress = copy.progress, case .number(_, let range, let step)? = value {
      visit(&progress)
      copy.value = .number(progress, in: range, step: step)
    }
    return copy
  }

  package var numberCount: Int {
    effects.reduce(leaf.numbers.count + (progress == nil ? 0 : 1)) { $0 + $1.numbers.count }
  }

  private var progress: Double? {
    guard role == .progress, case .number(let number, _, _)? = value else { return nil }
    return number
  }
}
