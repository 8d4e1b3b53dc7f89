/// Which stored properties of two values of a type are not the same, with both values: for a
/// message that would else show two large values to be compared by eye.
///
///     differingFields(shown, wanted)   // ["label: “May” for “June”"]
func differingFields(_ first: Any, _ second: Any, path: String = "") -> [String] {
  let (fields, others) = (Mirror(reflecting: first).children, Mirror(reflecting: second).children)
  let texts = ("\(first)", "\(second)")
  // What looks the same all the way down is left out, though it may be another one.
  guard !fields.isEmpty, fields.count == others.count else {
    return texts.0 == texts.1 ? [] : ["\(path): “\(texts.0)” for “\(texts.1)”"]
  }
  return zip(fields, others).flatMap { field, other in
    let label = field.label.map { path.isEmpty ? $0 : "\(path).\($0)" } ?? path
    return differingFields(field.value, other.value, path: label)
  }
}
