import Foundation
import ViewDrawing
import ViewTexts

/// An attribute of UIKit that text views show as one of SwiftUI's.
public protocol UIKitAttribute: AttributedStringKey where Value: Sendable {
  /// The attribute that is shown.
  associatedtype Shown: AttributedStringKey where Shown.Value: Sendable

  /// Converts a value to the one that is shown.
  static func shown(_ value: Value) -> Shown.Value
}
