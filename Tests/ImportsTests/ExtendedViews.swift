import SwiftUI

// Extensions of the system's views, each using a method that only views have: the types themselves
// declare that their contents are views.

extension TabView { func spaced() -> some View { padding() } }
extension ViewThatFits { func spaced() -> some View { padding() } }
extension GeometryReader { func spaced() -> some View { padding() } }
extension ScrollViewReader { func spaced() -> some View { padding() } }
extension ScrollView { func spaced() -> some View { padding() } }
extension List { func spaced() -> some View { padding() } }
extension Form { func spaced() -> some View { padding() } }
extension LazyVStack { func spaced() -> some View { padding() } }
extension LazyHStack { func spaced() -> some View { padding() } }
extension LazyVGrid { func spaced() -> some View { padding() } }
extension LazyHGrid { func spaced() -> some View { padding() } }
extension Grid { func spaced() -> some View { padding() } }
extension GridRow { func spaced() -> some View { padding() } }
extension HStack { func spaced() -> some View { padding() } }
extension VStack { func spaced() -> some View { padding() } }
extension ZStack { func spaced() -> some View { padding() } }
extension HSplitView { func spaced() -> some View { padding() } }
extension VSplitView { func spaced() -> some View { padding() } }
extension NavigationStack { func spaced() -> some View { padding() } }
extension NavigationView { func spaced() -> some View { padding() } }
extension NavigationSplitView { func spaced() -> some View { padding() } }
extension NavigationLink { func spaced() -> some View { padding() } }
extension Picker { func spaced() -> some View { padding() } }
extension Menu { func spaced() -> some View { padding() } }
extension Button { func spaced() -> some View { padding() } }
extension RenameButton { func spaced() -> some View { padding() } }
extension EditButton { func spaced() -> some View { padding() } }
extension Label { func spaced() -> some View { padding() } }
extension LabeledContent where Label: View, Content: View {
  func spaced() -> some View { padding() }
}
extension Link { func spaced() -> some View { padding() } }
extension ShareLink { func spaced() -> some View { padding() } }
extension SettingsLink { func spaced() -> some View { padding() } }
extension DisclosureGroup { func spaced() -> some View { padding() } }
extension GroupBox { func spaced() -> some View { padding() } }
extension ControlGroup { func spaced() -> some View { padding() } }
extension Toggle { func spaced() -> some View { padding() } }
extension Slider { func spaced() -> some View { padding() } }
extension Stepper { func spaced() -> some View { padding() } }
extension ProgressView { func spaced() -> some View { padding() } }
extension Gauge { func spaced() -> some View { padding() } }
extension DatePicker { func spaced() -> some View { padding() } }
extension MultiDatePicker { func spaced() -> some View { padding() } }
extension ColorPicker { func spaced() -> some View { padding() } }
extension TextField { func spaced() -> some View { padding() } }
extension SecureField { func spaced() -> some View { padding() } }
extension AsyncImage { func spaced() -> some View { padding() } }
extension Canvas { func spaced() -> some View { padding() } }
extension TimelineView where Content: View { func spaced() -> some View { padding() } }
extension ContentUnavailableView { func spaced() -> some View { padding() } }
extension EquatableView { func spaced() -> some View { padding() } }
extension SubscriptionView { func spaced() -> some View { padding() } }
extension Table { func spaced() -> some View { padding() } }
extension Section where Parent: View, Content: View, Footer: View {
  func spaced() -> some View { padding() }
}
extension Group where Content: View { func spaced() -> some View { padding() } }
extension ForEach where Content: View { func spaced() -> some View { padding() } }
extension ModifiedContent where Content: View, Modifier: ViewModifier {
  func spaced() -> some View { padding() }
}
extension TupleView { func spaced() -> some View { padding() } }
extension Optional where Wrapped: View { func spaced() -> some View { padding() } }
extension OutlineGroup where Parent: View, Leaf: View, Subgroup: View {
  func spaced() -> some View { padding() }
}

// Types that are not views.

extension WindowGroup { func sized() -> some Scene { defaultSize(width: 400, height: 300) } }
extension Window { func sized() -> some Scene { defaultSize(width: 400, height: 300) } }
extension Settings { func sized() -> some Scene { defaultSize(width: 400, height: 300) } }
extension MenuBarExtra { @MainActor func titled() -> some Scene { menuBarExtraStyle(.menu) } }

/// Stores commands generically.
struct CommandHolder<C: Commands> { let commands: C }
extension CommandMenu { var held: CommandHolder<Self> { CommandHolder(commands: self) } }
extension CommandGroup { var held: CommandHolder<Self> { CommandHolder(commands: self) } }

/// Stores toolbar items generically.
struct ItemHolder<T: ToolbarContent> { let items: T }
extension ToolbarItem { var held: ItemHolder<Self> { ItemHolder(items: self) } }
extension ToolbarItemGroup { var held: ItemHolder<Self> { ItemHolder(items: self) } }
extension ToolbarTitleMenu { var held: ItemHolder<Self> { ItemHolder(items: self) } }

/// Stores table columns generically.
struct ColumnHolder<C: TableColumnContent> { let columns: C }
extension TableColumn { var held: ColumnHolder<Self> { ColumnHolder(columns: self) } }

// Views that take the system's views apart by their types.

struct Framed<Choice: Hashable, Pages: View>: View {
  let pages: TabView<Choice, Pages>
  var body: some View { pages.spaced() }
}

struct Opening<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let row: DisclosureTableRow<Label, Content>
}

struct Following<Root, Value, Content: KeyframeTrackContent> where Content.Value == Value {
  let track: KeyframeTrack<Root, Value, Content>
}

@MainActor func rowCount<Rows: DynamicTableRowContent>(_ rows: Rows) -> Int { rows.data.count }

@MainActor func elementCount(_ content: some DynamicViewContent) -> Int { content.data.count }

func send(_ view: some View & Sendable) {}

func sendEmpty() { send(EmptyView()) }
