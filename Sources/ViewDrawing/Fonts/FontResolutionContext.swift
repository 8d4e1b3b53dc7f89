import Foundation
import HostInterface
import ViewRuntime

extension EnvironmentValues {
  /// The context in which fonts resolve here, for ``Font/resolve(in:)``.
  public var fontResolutionContext: Font.Context { Font.Context(dynamicTypeSize: dynamicTypeSize) }
}
