// right
// Initializers and modifiers are values under the same compound names as SwiftUI's.
import SwiftUI

@MainActor struct Initializers {
  typealias Action = @MainActor () -> Void

  let button: (@escaping Action, () -> Text) -> Button<Text> = Button.init(action:label:)
  let roleButton: (ButtonRole?, @escaping Action, () -> Text) -> Button<Text> =
    Button.init(role:action:label:)
  let titledButton: (LocalizedStringKey, @escaping Action) -> Button<Text> =
    Button.init(_:action:)
  let closeButton: (ButtonRole, @escaping Action) -> Button<DefaultButtonLabel> =
    Button.init(role:action:)
  let labeled: (() -> Image, () -> Text) -> LabeledContent<Text, Image> =
    LabeledContent.init(content:label:)
  let titled: (LocalizedStringKey, String) -> LabeledContent<Text, Text> =
    LabeledContent.init(_:value:)
  let stringTitled: (String, String) -> LabeledContent<Text, Text> = LabeledContent.init(_:value:)
  let menu: (() -> Image, () -> Text) -> Menu<Text, Image> = Menu.init(content:label:)
  let actionMenu: (() -> Image, () -> Text, @escaping () -> Void) -> Menu<Text, Image> =
    Menu.init(content:label:primaryAction:)
  let menuOfLabel: (Text, () -> Image) -> Menu<Text, Image> = Menu.init(label:content:)
  let box: (() -> Image, () -> Text) -> GroupBox<Text, Image> = GroupBox.init(content:label:)
  let boxOfLabel: (Text, () -> Image) -> GroupBox<Text, Image> = GroupBox.init(label:content:)
  let plainBox: (() -> Image) -> GroupBox<EmptyView, Image> = GroupBox.init(content:)
  let group: (@escaping () -> Image, () -> Text) -> DisclosureGroup<Text, Image> =
    DisclosureGroup.init(content:label:)
  let section: (() -> Image, () -> Text, () -> Text) -> Section<Text, Image, Text> =
    Section.init(content:header:footer:)
  let headed: (() -> Image, () -> Text) -> Section<Text, Image, EmptyView> =
    Section.init(content:header:)
  let footed: (() -> Image, () -> Text) -> Section<EmptyView, Image, Text> =
    Section.init(content:footer:)
  let titledSection: (LocalizedStringKey, () -> Image) -> Section<Text, Image, EmptyView> =
    Section.init(_:content:)
  let link: (() -> Image, () -> Text) -> NavigationLink<Text, Image> =
    NavigationLink.init(destination:label:)
  let linkOfView: (Image, () -> Text) -> NavigationLink<Text, Image> =
    NavigationLink.init(destination:label:)
  let valueLink: (Int?, () -> Text) -> NavigationLink<Text, Never> =
    NavigationLink.init(value:label:)
  let titledValueLink: (LocalizedStringKey, Int?) -> NavigationLink<Text, Never> =
    NavigationLink.init(_:value:)
  let titledLink: (LocalizedStringKey, () -> Image) -> NavigationLink<Text, Image> =
    NavigationLink.init(_:destination:)
  let titledLinkOfView: (LocalizedStringKey, Image) -> NavigationLink<Text, Image> =
    NavigationLink.init(_:destination:)
  let list: (() -> Image) -> List<Never, Image> = List.init(content:)
  let listOfOne: (Binding<Int?>?, () -> Image) -> List<Int, Image> =
    List.init(selection:content:)
  let listOfSeveral: (Binding<Set<Int>>?, () -> Image) -> List<Int, Image> =
    List.init(selection:content:)
  let loop: ([Item], @escaping (Item) -> Text) -> ForEach<[Item], Int, Text> =
    ForEach.init(_:content:)
  let loopByID:
    ([String], KeyPath<[String].Element, String>, @escaping (String) -> Text)
      -> ForEach<[String], String, Text> = ForEach.init(_:id:content:)
  let range: (Range<Int>, @escaping (Int) -> Text) -> ForEach<Range<Int>, Int, Text> =
    ForEach.init(_:content:)
  let toggle: (LocalizedStringKey, Binding<Bool>) -> Toggle<Text> = Toggle.init(_:isOn:)
  let field: (LocalizedStringKey, Binding<String>) -> TextField<Text> = TextField.init(_:text:)
  let secureField: (LocalizedStringKey, Binding<String>) -> SecureField<Text> =
    SecureField.init(_:text:)
  let label: (LocalizedStringKey, String) -> Label<Text, Image> = Label.init(_:systemImage:)
  let image = Image.init(systemName:)
  let verbatim = Text.init(verbatim:)
  let spacer = Spacer.init(minLength:)
  let column: (HorizontalAlignment, CGFloat?, () -> Text) -> VStack<Text> =
    VStack.init(alignment:spacing:content:)
  let line: (VerticalAlignment, CGFloat?, () -> Text) -> HStack<Text> =
    HStack.init(alignment:spacing:content:)
  let layers: (Alignment, () -> Text) -> ZStack<Text> = ZStack.init(alignment:content:)
  let tab: (LocalizedStringKey, String, Int, () -> Text) -> Tab<Int, Text, DefaultTabLabel> =
    Tab.init(_:systemImage:value:content:)
  let item: (ToolbarItemPlacement, () -> Text) -> ToolbarItem<(), Text> =
    ToolbarItem.init(placement:content:)
}

@MainActor struct Modifiers {
  let view = Text(verbatim: "a")

  func modifiers() {
    use(view.mask(_:), Circle())
    use(view.background(_:alignment:), Text("b"), Alignment.center)
    use(view.background(_:ignoresSafeAreaEdges:), Color.red, Edge.Set.all)
    use(view.background(in:fillStyle:), Circle(), FillStyle())
    use(view.background(_:in:fillStyle:), Color.red, Circle(), FillStyle())
    use(view.background(alignment:content:), Alignment.center, { Text("b") })
    use(view.overlay(_:alignment:), Text("b"), Alignment.center)
    use(view.overlay(_:ignoresSafeAreaEdges:), Color.red, Edge.Set.all)
    use(view.overlay(alignment:content:), Alignment.center, { Text("b") })
    use(view.opacity(_:), 0.5)
    use(view.blur(radius:opaque:), 2, false)
    use(view.rotationEffect(_:anchor:), Angle.zero, UnitPoint.center)
    use(view.disabled(_:), true)
    use(view.hidden)
    use(view.padding(_:_:), Edge.Set.all, 4 as CGFloat?)
    use(view.frame(width:height:alignment:), 4 as CGFloat?, 4 as CGFloat?, Alignment.center)
    use(view.offset(x:y:), 4, 4)
    use(view.foregroundStyle(_:), Color.red)
    use(view.tint(_:), Color.red)
    use(view.clipShape(_:style:), Circle(), FillStyle())
    use(view.border(_:width:), Color.red, 1)
    use(view.font(_:), Font.body)
    use(view.lineLimit(_:), 2 as Int?)
    use(view.tag(_:includeOptional:), 3, true)
    use(view.id(_:), 3)
    use(view.environmentObject(_:), Store())
    use(view.onAppear(perform:), {} as (() -> Void)?)
    use(view.toolbar(content:), { ToolbarItem { Text("b") } })
    use(view.labelsHidden)
  }

  private func use<each Argument, Result: View>(
    _ modifier: (repeat each Argument) -> Result, _ argument: repeat each Argument
  ) {
    _ = modifier(repeat each argument)
  }
}

struct Item: Identifiable { let id: Int }

final class Store: ObservableObject {}
