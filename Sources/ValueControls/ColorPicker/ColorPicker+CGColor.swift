import Foundation
import UIKitNames
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Binding where Value == Color {
  /// A colour in the words of Core Graphics, as SwiftUI's; one that depends on the place where it
  /// is shown is taken as it is in light mode.
  fileprivate nonisolated init(_ color: Binding<CGColor>) {
    self.init {
      Color(cgColor: color.wrappedValue)
    } set: { new, transaction in
      color.transaction(transaction).wrappedValue = UIColor(new).cgColor
    }
  }
}

extension ColorPicker {
  /// Chooses a colour of Core Graphics, beside a view of its own as label.
  ///
  /// - Parameter supportsOpacity: whether how much shines through can be chosen, too; without,
  ///   what is chosen is opaque.
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: Binding(selection), supportsOpacity: supportsOpacity, label: label())
  }
}

extension ColorPicker where Label == Text {
  /// Chooses a colour of Core Graphics, beside a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(
      selection: Binding(selection), supportsOpacity: supportsOpacity, label: Text(titleKey))
  }

  /// Chooses a colour of Core Graphics, beside a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: Binding(selection), supportsOpacity: supportsOpacity, label: Text(title))
  }

  /// Chooses a colour of Core Graphics, beside the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(
      selection: Binding(selection), supportsOpacity: supportsOpacity, label: Text(titleResource))
  }
}
