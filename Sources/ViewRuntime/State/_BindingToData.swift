/// The parameter type of a loop over a binding: only `Binding` conforms.
///
/// When the compiler diagnoses an error in a loop over an array, it also considers the array as a
/// binding whose dollar sign was forgotten. It then type-checks the whole loop for that case too,
/// and would rather complain about the array than about the error. It rules this case out for a
/// standard library type that lacks four conformances, but not for one that lacks fewer: so a
/// binding has four.
public typealias _BindingToData<Value> = _BindingToValue<Value> & _Shared & _Written & _Projected

/// A binding, expressed as a protocol.
public protocol _BindingToValue<Value> {
  /// The type of the bound value.
  associatedtype Value

  /// The binding itself.
  var _binding: Binding<Value> { get }
}

/// A type that shares a value with its owner: a binding.
public protocol _Shared {}
/// A type that writes a value owned elsewhere: a binding.
public protocol _Written {}
/// A type obtained with a dollar sign: a binding.
public protocol _Projected {}

extension Binding: _BindingToValue, _Shared, _Written, _Projected {
  public var _binding: Binding<Value> { self }
}
