import MacroExpansions
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts to expand Kumiki's macros.
///
/// The compiler writes a request to standard input, the plugin answers on standard output, until
/// the compiler closes the pipe. The toolchain's own SwiftSyntax has no `CompilerPlugin` protocol,
/// so the conversation is opened by hand.
@main
struct Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    let listener = CompilerPluginMessageListener(connection: connection, provider: Macros())
    try listener.main()
  }
}

/// Finds the type behind `#externalMacro(module: "SwiftUIMacros", type: "…")`.
private struct Macros: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "AnimatableMacro": AnimatableMacro.self
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    case "EntryMacro": EntryMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    default:
      throw MacroMistake("The plugin of module '\(moduleName)' has no macro named '\(typeName)'.")
    }
  }
}
