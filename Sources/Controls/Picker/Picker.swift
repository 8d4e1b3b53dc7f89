import HostInterface
import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// Chooses one of several values.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///   Text("Vanilla").tag(Flavour.vanilla)
///   Text("Matcha").tag(Flavour.matcha)
/// }
/// Picker("Colour", selection: $colour) {
///   ForEach(Colour.allCases) { Text($0.name) }
/// }
/// ```
///
/// An option is a view with a `tag(_:)`; `ForEach` tags its elements with their ids. A tag must
/// have the selection's type or its wrapped type. A selection that matches no tag is reported
/// (D21), and no option appears selected.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  /// Shown in place of the selected option; nil shows the option itself.
  var currentValueLabel: AnyView?
}

extension Picker: View {
  /// Creates a picker with a custom label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  /// The legacy form with the label first.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content())
  }

  public var body: some View {
    let selection = selection.readAgain
    PickerControl(
      selection: PickerSelection(selection.wrappedValue),
      choose: { tag in
        if let value = PickerSelection.value(of: tag, as: SelectionValue.self) {
          selection.wrappedValue = value
        }
      },
      label: label, options: content, currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// Creates a picker with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }

  /// Creates a picker with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleResource), content: content())
  }
}

extension Picker where Label == ViewBasics.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  /// Creates a picker with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleKey, image: image),
      content: content())
  }

  /// Creates a picker with a string title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(title, systemImage: systemImage),
      content: content())
  }

  /// Creates a picker with a string title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(title, image: image),
      content: content())
  }

  /// Creates a picker with a title from a string resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleResource, systemImage: systemImage),
      content: content())
  }

  /// Creates a picker with a title from a string resource and an image resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleResource, image: image),
      content: content())
  }
}

/// A picker's selection, compared with tags of its type and of its wrapped type.
struct PickerSelection {
  private let value: AnyHashable
  private let wrapped: AnyHashable?
  let type: String

  init<V: Hashable>(_ value: V) {
    self.value = AnyHashable(value)
    wrapped = (value as? any OptionalTag)?.wrappedTag
    type = "\(V.self)"
  }

  func matches(_ tag: AnyHashable) -> Bool { tag == value || tag == wrapped }

  var description: String { "\(value.base)" }

  /// Returns a tag as the selection's type.
  static func value<V>(of tag: AnyHashable, as type: V.Type) -> V? { tag.base as? V }
}

private protocol OptionalTag {
  var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var wrappedTag: AnyHashable? { map { AnyHashable($0) } }
}
