import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// The shaders of a bundle; each is a member by its name.
///
/// - Note: Without effect: nothing here runs Metal's language; views are shown without what their
///   shaders do, shapes in the style of the place.
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

  /// The library of a file, which is not opened.
  public init(url: URL) { source = .file(url) }
  /// The library of a file's contents, which are not read.
  public init(data: Data) { source = .data(data) }

  /// The app's own.
  public static let `default` = ShaderLibrary(source: .app)

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundleURL))
  }

  /// A function of the app's own library, whether there is one of that name or not.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function of the library, whether there is one of that name or not.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
