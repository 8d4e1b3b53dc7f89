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
/// An option is what has a `tag(_:)`; the elements of a `ForEach` are tagged by their ids. The tags
/// must have the selection's type, or its wrapped type. A selection that no tag matches is reported
/// (D21), and nothing is shown as chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  /// Shown in place of the chosen option; nil: the option itself.
  var currentValueLabel: AnyView?
}

extension Picker: View {
  /// Chooses one of several values, beside a view of its own as label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  /// The form with the label first.
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
  /// Chooses one of several values, beside a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// Chooses one of several values, beside a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }

  /// Chooses one of several values, beside the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleResource), content: content())
  }
}

extension Picker where Label == ViewBasics.Label<Text, Image> {
  /// Chooses one of several values, beside a localized title with a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  /// Chooses one of several values, beside a localized title with a picture from the resources.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleKey, image: image),
      content: content())
  }

  /// Chooses one of several values, beside a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(title, systemImage: systemImage),
      content: content())
  }

  /// Chooses one of several values, beside a string with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(title, image: image),
      content: content())
  }

  /// Chooses one of several values, beside the title of a resource with a symbol.
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

  /// Chooses one of several values, beside the title of a resource with a picture from the
  /// resources.
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

/// A picker's selection, compared with tags of its own type and of the type that it wraps.
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

  /// A tag as the selection's type.
  static func value<V>(of tag: AnyHashable, as type: V.Type) -> V? { tag.base as? V }
}

private protocol OptionalTag {
  var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var wrappedTag: AnyHashable? { map { AnyHashable($0) } }
}
