import Foundation
import ViewDrawing

extension AttributeScopes {
  /// The attributes of attributed strings that texts show.
  ///
  /// ```swift
  /// var title = AttributedString("Now")
  /// title.foregroundColor = .red
  /// title.font = .headline
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Room between characters in points.
    public let kern: KerningAttribute
    /// Room between characters in points; wins over `kern`.
    public let tracking: TrackingAttribute
    /// How far the letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The marks of inline markdown: bold, italic, code, strikethrough.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own attributes, such as `link`.
    public let foundation: FoundationAttributes

    /// The font of a stretch of text; without it, that of the place.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// How the attribute is called in archives.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a stretch's letters; without it, that of the place.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// How the attribute is called in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind a stretch.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// How the attribute is called in archives.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through a stretch.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// How the attribute is called in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below a stretch.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// How the attribute is called in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Room between a stretch's characters in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// How the attribute is called in archives.
      public static let name = "SwiftUI.Kern"
    }

    /// Room between a stretch's characters in points; wins over the kerning.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// How the attribute is called in archives.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far a stretch is raised above its line, in points; negative values lower it.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// How the attribute is called in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// What inline markdown says of a stretch.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      /// How the attribute is called in archives.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// Names this scope where one is asked for: `including: \.swiftUI`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of texts by its name: `string.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
