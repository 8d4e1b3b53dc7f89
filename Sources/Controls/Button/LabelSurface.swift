import ViewDrawing
import ViewLayouts
import ViewRuntime

/// Whether a button's label brings a surface of its own, such as a card or a coloured capsule
/// (S14.27).
///
/// Its type decides, not what it shows: a mark that comes and goes, or is clear at times, counts as
/// being there, so that buttons beside each other look and stay alike.
@MainActor
enum LabelSurface {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func isBrought<Label: View>(by label: Label) -> Bool {
    isBrought(byType: isErased(Label.self) ? wrappedType(of: label) : Label.self)
  }

  /// Whether labels of this type differ in what they wrap.
  static func isErased<Label: View>(_: Label.Type) -> Bool {
    Label.self == PrimitiveButtonStyleConfiguration.Label.self || Label.self == AnyView.self
  }

  private static func wrappedType<Label: View>(of label: Label) -> Any.Type {
    // The label as a style's configuration has it.
    if let label = label as? PrimitiveButtonStyleConfiguration.Label {
      return label.content.wrappedType
    }
    return (label as? AnyView)?.wrappedType ?? Label.self
  }

  private static func isBrought(byType type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = SurfaceSearch().finds(type)
    known[key] = answer
    return answer
  }
}

/// A search for what paints a view's whole area, in the view's type.
@MainActor
private struct SurfaceSearch {
  /// Whether it must be as large as what is proposed: a dot in a corner of a label is no surface.
  var fills = false
  /// Whether several views lie one upon another, not side by side.
  var isLayered = false
  /// Types may hold one another without end.
  var depth = 0

  func finds(_ type: Any.Type) -> Bool {
    guard type != Never.self, depth < 100 else { return false }
    var inner = self
    inner.depth += 1
    if type is any ShapeView.Type || type is any Shape.Type || type is any ShapeStyle.Type {
      return true
    }
    if let part = type as? any SurfacePart.Type { return part.hasSurface(inner) }
    guard let view = type as? any View.Type else { return false }
    return inner.finds(body(of: view))
  }

  /// Searches the layers of a view, as large as they are or only those that fill what is proposed.
  func findsLayer(_ type: Any.Type, fills: Bool) -> Bool {
    var inner = self
    inner.fills = fills
    inner.isLayered = true
    return inner.finds(type)
  }

  private func body<V: View>(of _: V.Type) -> Any.Type { V.Body.self }
}

/// A view whose surface is that of views in it.
@MainActor
private protocol SurfacePart {
  static func hasSurface(_ search: SurfaceSearch) -> Bool
}

extension ModifiedContent: SurfacePart {
  fileprivate static func hasSurface(_ search: SurfaceSearch) -> Bool {
    if search.fills, Modifier.self == FixedFrameModifier.self { return false }
    if search.finds(Content.self) { return true }
    if let layer = Modifier.self as? any LayerModifier.Type {
      return !search.fills && search.findsLayer(layer.layer, fills: true)
    }
    guard let modifier = Modifier.self as? any ViewModifier.Type else { return false }
    func body<M: ViewModifier>(of _: M.Type) -> Any.Type { M.Body.self }
    return search.finds(body(of: modifier))
  }
}

/// A modifier that adds a view of the same size behind its content or in front of it.
private protocol LayerModifier {
  static var layer: Any.Type { get }
}

extension BackgroundModifier: LayerModifier {
  fileprivate static var layer: Any.Type { Secondary.self }
}

extension OverlayModifier: LayerModifier {
  fileprivate static var layer: Any.Type { Secondary.self }
}

extension ZStack: SurfacePart {
  fileprivate static func hasSurface(_ search: SurfaceSearch) -> Bool {
    search.findsLayer(Content.self, fills: search.fills)
  }
}

extension Group: SurfacePart {
  fileprivate static func hasSurface(_ search: SurfaceSearch) -> Bool { search.finds(Content.self) }
}

extension IDView: SurfacePart {
  fileprivate static func hasSurface(_ search: SurfaceSearch) -> Bool { search.finds(Content.self) }
}

extension Optional: SurfacePart {
  fileprivate static func hasSurface(_ search: SurfaceSearch) -> Bool { search.finds(Wrapped.self) }
}

extension _ConditionalContent: SurfacePart {
  fileprivate static func hasSurface(_ search: SurfaceSearch) -> Bool {
    search.finds(TrueContent.self) || search.finds(FalseContent.self)
  }
}

extension TupleView: SurfacePart {
  /// The first view lies behind the others.
  fileprivate static func hasSurface(_ search: SurfaceSearch) -> Bool {
    search.isLayered && firstType.map(search.finds) ?? false
  }
}
