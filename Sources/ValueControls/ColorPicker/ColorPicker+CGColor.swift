import Foundation
import UIKitNames
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Binding where Value == Color {
  /// Wraps a Core Graphics colour as a `Color`; a colour that adapts to its environment is written
  /// in its light form.
  fileprivate nonisolated init(_ color: Binding<CGColor>) {
    self.init {
      Color(cgColor: color.wrappedValue)
    } set: { new, transaction in
      color.transaction(transaction).wrappedValue = UIColor(new).cgColor
    }
  }
}

extension ColorPicker {
  /// Creates a picker for a Core Graphics colour, with a custom label.
  ///
  /// - Parameter supportsOpacity: whether the user can also choose the opacity; otherwise the
  ///   chosen colour is opaque.
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: Binding(selection), supportsOpacity: supportsOpacity, label: label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker for a Core Graphics colour, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(
      selection: Binding(selection), supportsOpacity: supportsOpacity, label: Text(titleKey))
  }

  /// Creates a picker for a Core Graphics colour, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: Binding(selection), supportsOpacity: supportsOpacity, label: Text(title))
  }

  /// Creates a picker for a Core Graphics colour, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(
      selection: Binding(selection), supportsOpacity: supportsOpacity, label: Text(titleResource))
  }
}
