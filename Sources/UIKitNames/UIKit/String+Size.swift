import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewDrawing
import ViewRuntime
import ViewTexts

extension NSAttributedString {
  /// The size of the text, with its line breaks but without wrapping, in points, as the app's host
  /// would draw it. In a terminal it is in whole cells. Off the main actor it is an estimate, since
  /// the host cannot be asked there.
  ///
  /// ```swift
  /// let width = ("Total" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  /// ```
  public func size() -> CGSize { TextSizes.measure(pieces, width: nil) }

  /// The rectangle that the text takes, wrapped to a width if `options` contain
  /// `usesLineFragmentOrigin`, as high as needed.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    TextSizes.bounds(pieces, size, options)
  }

  var pieces: AttributedPieces {
    var pieces: AttributedPieces = []
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      pieces.append((attributedSubstring(from: range).string, attributes))
    }
    return pieces
  }
}

extension NSString {
  /// The size of the text on one line, in points; see `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextSizes.measure([(description, attrs ?? [:])], width: nil)
  }

  /// The rectangle that the text takes, wrapped to a width if `options` contain
  /// `usesLineFragmentOrigin`, as high as needed.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextSizes.bounds([(description, attributes ?? [:])], size, options)
  }
}

extension StringProtocol {
  /// The size of the text on one line, in points; see `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextSizes.measure([(String(self), attrs ?? [:])], width: nil)
  }

  /// The rectangle that the text takes, wrapped to a width if `options` contain
  /// `usesLineFragmentOrigin`, as high as needed.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextSizes.bounds([(String(self), attributes ?? [:])], size, options)
  }
}

/// Measures text outside of any view.
private enum TextSizes {
  static func bounds(
    _ pieces: AttributedPieces, _ size: CGSize, _ options: NSStringDrawingOptions
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: measure(pieces, width: wraps ? size.width : nil))
  }

  static func measure(_ pieces: AttributedPieces, width: CGFloat?) -> CGSize {
    guard pieces.contains(where: { !$0.0.isEmpty }) else {
      let font = pieces.first?.1[.font] as? UIFont
      return CGSize(width: 0, height: (font ?? .usual).lineHeight)
    }
    // `onMainActor` does not switch threads, and a host is used on the main one only.
    guard isOnMainActor() else { return estimate(pieces) }
    let text = Text(pieces)
    let measured: CGSize? = onMainActor {
      guard let runtime = ViewRuntime.current else { return nil }
      let content = text.textContent(in: EnvironmentValues())
      let proposal = ProposedViewSize(width: width, height: nil)
      return runtime.host.measure(
        NodeContent(role: .text, leaf: .text(content)), proposal
      ).size
    }
    return measured ?? estimate(pieces)
  }

  /// Before there is a window, and off the main actor, the width of letters is unknown: assume half
  /// their height.
  private static func estimate(_ pieces: AttributedPieces) -> CGSize {
    var size = CGSize.zero
    for (string, attributes) in pieces {
      let font = attributes[.font] as? UIFont ?? .usual
      size.width += CGFloat(string.count) * font.pointSize / 2
      size.height = max(size.height, font.lineHeight)
    }
    return size
  }
}
