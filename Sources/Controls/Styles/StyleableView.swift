import ViewRuntime

/// A control whose looks a style in the environment decides, and that is made without a detour
/// where nobody has set one.
///
/// What a style makes is several views, one in the other, and knows nothing of the label's type. So
/// the usual look is made by the control itself.
@MainActor
protocol StyleableView: EnvironmentChoice where Other == StyledControl<Configuration> {
  associatedtype Configuration

  /// What a style is given.
  var configuration: Configuration { get }
  /// The usual style, for what a style makes of the very control that it styles.
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
