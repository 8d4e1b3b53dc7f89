/// The key of a value that focused views publish to the rest of the app.
///
/// ```swift
/// struct DocumentKey: FocusedValueKey { typealias Value = Binding<Document> }
///
/// extension FocusedValues {
///   var document: DocumentKey.Value? {
///     get { self[DocumentKey.self] }
///     set { self[DocumentKey.self] = newValue }
///   }
/// }
/// ```
public protocol FocusedValueKey {
  /// The value's type; readers see an optional, as nothing may be focused.
  associatedtype Value
}
