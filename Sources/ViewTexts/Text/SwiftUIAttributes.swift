import Foundation
import ViewDrawing

extension AttributeScopes {
  /// The attributes of attributed strings that texts display.
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
    /// The spacing between characters in points.
    public let kern: KerningAttribute
    /// The spacing between characters in points; overrides `kern`.
    public let tracking: TrackingAttribute
    /// How far the letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The inline markdown marks: bold, italic, code, strikethrough.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The markdown blocks around the letters: headings, lists, code. Texts do not show them.
    public let presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute
    /// Foundation's own attributes, such as `link`.
    public let foundation: FoundationAttributes

    /// The font of a range; without it, the environment's.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a range's letters; without it, the environment's.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The attribute's name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind a range.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The attribute's name in archives.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through a range.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The attribute's name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below a range.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The attribute's name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The spacing between a range's characters in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Kern"
    }

    /// The spacing between a range's characters in points; overrides the kerning.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far a range is raised above its baseline, in points; negative values lower it.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The inline markdown marks of a range.
    public typealias InlinePresentationIntentAttribute =
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
  }

  /// The key path of this scope: `including: \.swiftUI`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Accesses a text attribute by its name: `string.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The inline markdown marks of a range.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    /// The attribute's name in archives.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The markdown blocks that a range lies in.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    /// The attribute's name in archives.
    public static let name = "NSPresentationIntent"
  }
}
