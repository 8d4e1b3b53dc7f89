/// What the loop over a binding takes: `Binding`, and nothing else.
///
/// Once the compiler looks for a mistake in a loop over an array, it also takes the array for a
/// binding whose dollar was forgotten, works all of the loop out for that, and would rather complain
/// of the array than of the mistake. Of a type of the standard library that misses four conformances
/// it is sure that it is not meant, of one that misses fewer it is not: so a binding has four.
public typealias _BindingToData<Value> = _BindingToValue<Value> & _Shared & _Written & _Projected

/// A binding, as a protocol.
public protocol _BindingToValue<Value> {
  /// What is bound.
  associatedtype Value

  /// The binding itself.
  var _binding: Binding<Value> { get }
}

/// What shares a value with its owner: a binding.
public protocol _Shared {}
/// What writes a value that another owns: a binding.
public protocol _Written {}
/// What is had by a dollar: a binding.
public protocol _Projected {}

extension Binding: _BindingToValue, _Shared, _Written, _Projected {
  public var _binding: Binding<Value> { self }
}
