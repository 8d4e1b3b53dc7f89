/// A view whose text nobody is to read over a shoulder: a field for passwords.
///
/// What its bindings refer to is hidden wherever state is shown: in the inspector, on its page, in
/// a test's printed graph.
@MainActor
package protocol SecretKeeping {
  /// The text as it is now.
  var secret: String { get }
}
