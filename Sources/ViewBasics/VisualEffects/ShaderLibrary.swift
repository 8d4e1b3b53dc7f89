import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// The shaders of a bundle, as dynamic members.
///
/// - Note: Without effect: Metal shaders do not run here; views are shown without them, shapes in
///   the current foreground style.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case app
    case bundle(URL)
    case file(URL)
    case data(Data)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  /// Makes a library from a file, which is not opened.
  public init(url: URL) { source = .file(url) }
  /// Makes a library from data, which is not read.
  public init(data: Data) { source = .data(data) }

  /// The app's default library.
  public static let `default` = ShaderLibrary(source: .app)

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundleURL))
  }

  /// Returns a function of the default library, whether or not it exists.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// Returns a function of the library, whether or not it exists.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
