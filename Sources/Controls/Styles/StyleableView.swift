import ViewRuntime

/// A control whose appearance comes from a style in the environment; without one, it builds its
/// standard appearance directly.
///
/// A style builds several nested views and does not know the label's type, so the control builds
/// the standard appearance itself.
@MainActor
protocol StyleableView: EnvironmentChoice where Other == StyledControl<Configuration> {
  associatedtype Configuration

  /// The configuration passed to the style.
  var configuration: Configuration { get }
  /// The default style, for a style that uses the very control that it styles.
  var automatic: any StyleMaker<Configuration> { get }
}

extension StyleableView {
  package var other: StyledControl<Configuration> {
    StyledControl(configuration, automatic: automatic)
  }

  package static func isUsual(in environment: EnvironmentValues) -> Bool {
    environment[StylesKey<Configuration>.self].makers.isEmpty
  }

  package static var environmentMask: EnvironmentMask {
    EnvironmentMask(ObjectIdentifier(StylesKey<Configuration>.self))
  }
}
