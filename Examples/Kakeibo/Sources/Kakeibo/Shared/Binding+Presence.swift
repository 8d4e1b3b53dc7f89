import SwiftUI

extension Binding {
  /// Whether there is something; what sets it to false takes it away.
  ///
  /// ```swift
  /// .alert("Rename", isPresented: $renamed.isPresent(), presenting: renamed) { ... }
  /// ```
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue != nil
    } set: {
      if !$0 { wrappedValue = nil }
    }
  }
}
