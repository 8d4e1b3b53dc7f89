import ViewRuntime

extension Binding where Value == Bool {
  /// Whether there is an item; false takes it away.
  package nonisolated static func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding.unread(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}
