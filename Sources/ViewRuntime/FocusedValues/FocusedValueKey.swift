/// Names a value that views with the focus tell to the rest of the app.
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
  /// The value's type; readers see it as an optional, as nothing may have the focus.
  associatedtype Value
}
