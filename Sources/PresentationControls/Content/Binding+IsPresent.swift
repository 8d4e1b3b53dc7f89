import ViewRuntime

extension Binding where Value == Bool {
  /// Returns a binding that tells whether there is an item; setting false sets the item to nil.
  package nonisolated static func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding.unread(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}
