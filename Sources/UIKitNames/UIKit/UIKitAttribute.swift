import Foundation
import ViewDrawing
import ViewTexts

/// An attribute of UIKit's that texts show as one of SwiftUI's.
public protocol UIKitAttribute: AttributedStringKey where Value: Sendable {
  /// The attribute that texts show.
  associatedtype Shown: AttributedStringKey where Shown.Value: Sendable

  /// What texts show for a value.
  static func shown(_ value: Value) -> Shown.Value
}
