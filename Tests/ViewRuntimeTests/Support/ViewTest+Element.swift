import ViewTesting

extension ViewTest {
  /// The element with this identifier or, failing that, with this label.
  func element(_ name: String) throws -> Element {
    let identified = findAll(.identifier(name))
    return try identified.first ?? find(.named(name))
  }
}
