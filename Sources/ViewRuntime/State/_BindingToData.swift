/// The parameter type of a loop over a binding: only `Binding` conforms.
///
/// When the compiler diagnoses an error in a loop over an array, it also considers the array as a
/// binding whose dollar sign was forgotten. It then type-checks the whole loop for that case too,
/// and would rather complain about the array than about the error. It rules this case out for a
/// standard library type that lacks four conformances, but not for one that lacks fewer: so a
/// binding has four.
public typealias _BindingToData<Value> =
  _BindingToValue<Value> & _BindingToData2 & _BindingToData3 & _BindingToData4

/// A binding, expressed as a protocol.
public protocol _BindingToValue<Value> {
  /// The type of the bound value.
  associatedtype Value

  /// The binding itself.
  var _binding: Binding<Value> { get }
}

extension _BindingToValue {
  /// A binding whose value does not change: `ForEach(.constant(items)) { $item in … }`.
  public static func constant<V>(_ value: V) -> Self where Self == Binding<V> {
    Binding<V>(get: { value }, set: { _ in })
  }
}

/// The second conformance of a binding, see ``_BindingToData``.
public protocol _BindingToData2 {}
/// The third conformance of a binding, see ``_BindingToData``.
public protocol _BindingToData3 {}
/// The fourth conformance of a binding, see ``_BindingToData``.
public protocol _BindingToData4 {}

extension Binding: _BindingToValue, _BindingToData2, _BindingToData3, _BindingToData4 {
  public var _binding: Binding<Value> { self }
}
