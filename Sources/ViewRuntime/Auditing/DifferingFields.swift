/// Returns the stored properties in which two values of a type differ, with both values: for
/// messages that would otherwise show two large values to be compared by eye.
///
///     differingFields(shown, wanted)   // ["label: “May” for “June”"]
func differingFields(_ first: Any, _ second: Any, path: String = "") -> [String] {
  let (fields, others) = (Mirror(reflecting: first).children, Mirror(reflecting: second).children)
  let texts = ("\(first)", "\(second)")
  // Values that print the same all the way down are left out, although they may differ.
  guard !fields.isEmpty, fields.count == others.count else {
    return texts.0 == texts.1 ? [] : ["\(path): “\(texts.0)” for “\(texts.1)”"]
  }
  return zip(fields, others).flatMap { field, other in
    let label = field.label.map { path.isEmpty ? $0 : "\(path).\($0)" } ?? path
    return differingFields(field.value, other.value, path: label)
  }
}
