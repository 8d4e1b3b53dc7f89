import ViewRuntime

extension EnvironmentValues {
  /// Whether the view is in a sheet, a popover or a pushed screen.
  public var isPresented: Bool { presentation?.isPresented ?? false }
}
