/// Returns the value if its static type is exactly this one: a comparison of two addresses, where a
/// cast takes hundreds of instructions.
@inline(__always)
func exactCast<Value, Known>(_ value: Value, to type: Known.Type) -> Known? {
  Value.self == type ? unsafeBitCast(value, to: type) : nil
}
