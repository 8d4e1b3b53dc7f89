import Foundation
import ViewDrawing
import ViewTexts

extension AttributeScopes {
  /// The attributes of attributed strings in UIKit's fonts and colours.
  ///
  /// ```swift
  /// var title = AttributedString("Now")
  /// title.font = UIFont.boldSystemFont(ofSize: 20)
  /// title.foregroundColor = UIColor.systemRed
  /// ```
  public struct UIKitAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute

    /// The font of a stretch of text, as a `UIFont`.
    public enum FontAttribute: UIKitAttribute {
      public typealias Shown = AttributeScopes.SwiftUIAttributes.FontAttribute
      public typealias Value = UIFont
      /// How the attribute is called in archives.
      public static let name = "NSFont"

      public static func shown(_ value: UIFont) -> Font { value.font }
    }

    /// The colour of a stretch's letters, as a `UIColor`.
    public enum ForegroundColorAttribute: UIKitAttribute {
      public typealias Shown = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      public typealias Value = UIColor
      /// How the attribute is called in archives.
      public static let name = "NSColor"

      public static func shown(_ value: UIColor) -> Color { value.color }
    }

    /// The colour behind a stretch, as a `UIColor`.
    public enum BackgroundColorAttribute: UIKitAttribute {
      public typealias Shown = AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
      public typealias Value = UIColor
      /// How the attribute is called in archives.
      public static let name = "NSBackgroundColor"

      public static func shown(_ value: UIColor) -> Color { value.color }
    }
  }
}

extension AttributedString {
  /// An attribute in UIKit's fonts and colours; SwiftUI's own go before them.
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
  /// An attribute in UIKit's fonts and colours; SwiftUI's own go before them.
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
  /// An attribute in UIKit's fonts and colours; SwiftUI's own go before them.
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
