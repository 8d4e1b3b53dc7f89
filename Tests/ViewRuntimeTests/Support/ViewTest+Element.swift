import ViewTesting

extension ViewTest {
  /// The element with this identifier, or else the one that reads so.
  func element(_ name: String) throws -> Element {
    let identified = findAll(.identifier(name))
    return try identified.first ?? find(.named(name))
  }
}
