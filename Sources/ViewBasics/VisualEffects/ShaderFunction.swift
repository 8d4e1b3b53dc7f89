import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A function of a shader library by its name; called with arguments it is a ``Shader``.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Where the function would be looked up.
  public var library: ShaderLibrary
  /// The function's name in the library.
  public var name: String

  /// A function by its name; a member of the library, as in `ShaderLibrary.wave`, is shorter.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Makes a shader of the function and its arguments, which are not checked.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
