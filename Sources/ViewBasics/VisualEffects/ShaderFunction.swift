import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A function of a shader library by name; calling it with arguments makes a ``Shader``.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library that contains the function.
  public var library: ShaderLibrary
  /// The function's name in the library.
  public var name: String

  /// Makes a function by name; a member of the library, as in `ShaderLibrary.wave`, is shorter.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Makes a shader from the function and its arguments, which are not checked.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
