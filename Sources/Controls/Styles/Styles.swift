import ViewRuntime

/// The styles of one kind of control set by the ancestors, the innermost last.
///
/// Inside a style's body the next outer style applies, so that a style may use the very control
/// that it styles.
package struct Styles<Configuration> {
  var makers: [any StyleMaker<Configuration>] = []
}

extension Styles: Equatable {
  package static func == (a: Styles, b: Styles) -> Bool {
    guard a.makers.count == b.makers.count else { return false }
    nonisolated(unsafe) let pairs = Array(zip(a.makers, b.makers))
    return MainActor.assumeIsolated {
      pairs.allSatisfy { ValueComparison.areEqual($0, $1) }
    }
  }
}

package struct StylesKey<Configuration>: EnvironmentKey {
  package static var defaultValue: Styles<Configuration> { Styles() }
}

/// `buttonStyle(_:)` and similar modifiers.
package struct StyleModifier<Maker: StyleMaker> {
  package let maker: Maker

  package init(maker: Maker) { self.maker = maker }
}

extension StyleModifier: EnvironmentModifier {
  package typealias Body = Never

  package func modify(_ values: inout EnvironmentValues) {
    values[StylesKey<Maker.Configuration>.self].makers.append(maker)
  }

  package func differs(from old: Self) -> Bool { !ValueComparison.areEqual(maker, old.maker) }
}

/// A style for controls without one: any other style takes precedence, even one set further out.
package struct FallbackStyle<Maker: StyleMaker> {
  let maker: Maker
}

extension FallbackStyle: EnvironmentModifier {
  package typealias Body = Never

  package func modify(_ values: inout EnvironmentValues) {
    values[StylesKey<Maker.Configuration>.self].makers.insert(maker, at: 0)
  }

  package func differs(from old: Self) -> Bool { !ValueComparison.areEqual(maker, old.maker) }
}

/// Removes a fallback style.
package struct FallbackStyleRemoval<Maker: StyleMaker> {
  let maker: Maker
}

extension FallbackStyleRemoval: EnvironmentModifier {
  package typealias Body = Never

  package func modify(_ values: inout EnvironmentValues) {
    values[StylesKey<Maker.Configuration>.self].makers.removeAll { $0 is Maker }
  }

  package func differs(from old: Self) -> Bool { false }
}

/// For a style's body: removes the style itself.
private struct OuterStyles<Configuration>: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) {
    _ = values[StylesKey<Configuration>.self].makers.popLast()
  }

  func differs(from old: Self) -> Bool { false }
}

/// For a control's content inside a style's body: restores all styles.
package struct RestoredStyles<Configuration>: EnvironmentModifier {
  package typealias Body = Never
  let styles: Styles<Configuration>

  package init(styles: Styles<Configuration>) { self.styles = styles }

  package func modify(_ values: inout EnvironmentValues) {
    values[StylesKey<Configuration>.self] = styles
  }

  package func differs(from old: Self) -> Bool { styles != old.styles }
}

/// A control in the current style of its environment.
package struct StyledControl<Configuration>: View {
  let configuration: Configuration
  /// Used where no style is set.
  let automatic: any StyleMaker<Configuration>
  @Environment(key: StylesKey<Configuration>.self) private var styles

  package init(_ configuration: Configuration, automatic: any StyleMaker<Configuration>) {
    self.configuration = configuration
    self.automatic = automatic
  }

  package var body: some View {
    (styles.makers.last ?? automatic).view(configuration)
      .modifier(OuterStyles<Configuration>())
  }
}
