import Foundation
import ViewDrawing
import ViewTexts

extension AttributeScopes {
  /// The attributes of attributed strings with UIKit's fonts and colours.
  ///
  /// ```swift
  /// var title = AttributedString("Now")
  /// title.font = UIFont.boldSystemFont(ofSize: 20)
  /// title.foregroundColor = UIColor.systemRed
  /// ```
  public struct UIKitAttributes: AttributeScope {
    /// The text font.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute

    /// The font of a range of text, as a `UIFont`.
    public enum FontAttribute: UIKitAttribute {
      public typealias Shown = AttributeScopes.SwiftUIAttributes.FontAttribute
      public typealias Value = UIFont
      /// The attribute's name in archives.
      public static let name = "NSFont"

      public static func shown(_ value: UIFont) -> Font { value.font }
    }

    /// The text colour of a range, as a `UIColor`.
    public enum ForegroundColorAttribute: UIKitAttribute {
      public typealias Shown = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      public typealias Value = UIColor
      /// The attribute's name in archives.
      public static let name = "NSColor"

      public static func shown(_ value: UIColor) -> Color { value.color }
    }

    /// The background colour of a range, as a `UIColor`.
    public enum BackgroundColorAttribute: UIKitAttribute {
      public typealias Shown = AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
      public typealias Value = UIColor
      /// The attribute's name in archives.
      public static let name = "NSBackgroundColor"

      public static func shown(_ value: UIColor) -> Color { value.color }
    }
  }
}

extension AttributedString {
  /// An attribute with UIKit's fonts and colours; SwiftUI's attributes take precedence.
  @_disfavoredOverload
  public subscript<Key: UIKitAttribute>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key.Value? {
    get { self[Key.self] }
    set {
      self[Key.self] = newValue
      self[Key.Shown.self] = newValue.map(Key.shown)
    }
  }
}

extension AttributedSubstring {
  /// An attribute with UIKit's fonts and colours; SwiftUI's attributes take precedence.
  @_disfavoredOverload
  public subscript<Key: UIKitAttribute>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key.Value? {
    get { self[Key.self] }
    set {
      self[Key.self] = newValue
      self[Key.Shown.self] = newValue.map(Key.shown)
    }
  }
}

extension AttributeContainer {
  /// An attribute with UIKit's fonts and colours; SwiftUI's attributes take precedence.
  @_disfavoredOverload
  public subscript<Key: UIKitAttribute>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key.Value? {
    get { self[Key.self] }
    set {
      self[Key.self] = newValue
      self[Key.Shown.self] = newValue.map(Key.shown)
    }
  }
}
