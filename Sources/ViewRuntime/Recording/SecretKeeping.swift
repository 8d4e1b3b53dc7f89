/// A view whose text must stay confidential: a password field.
///
/// The values behind its bindings are hidden wherever state is shown: in the inspector, on its
/// page, in a test's printed graph.
@MainActor
package protocol SecretKeeping {
  /// The current text.
  var secret: String { get }
}
