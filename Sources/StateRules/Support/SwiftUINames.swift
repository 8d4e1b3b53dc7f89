/// Names that SwiftUI declares.
enum SwiftUINames {
  /// The most frequently used views of SwiftUI.
  static let views: Set<String> = [
    "Text", "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker",
    "DatePicker", "ColorPicker", "MultiDatePicker", "Button", "Link", "Menu", "Label", "Image",
    "AsyncImage", "List", "ForEach", "Form", "Section", "Group", "GroupBox", "DisclosureGroup",
    "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "TabView",
    "VStack",
    "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    "ScrollView", "ScrollViewReader", "GeometryReader", "Spacer", "Divider", "ProgressView",
    "Gauge",
    "Canvas", "TimelineView", "ViewThatFits", "ControlGroup", "LabeledContent", "OutlineGroup",
    "Table",
    "Map", "VideoPlayer", "ShareLink", "PhotosPicker", "PasteButton", "EditButton", "RenameButton",
    "ContentUnavailableView", "Chart", "EmptyView", "AnyView", "Color", "WindowGroup",
  ]

  /// Controls that write to their binding.
  static let inputs: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker", "DatePicker",
    "ColorPicker", "MultiDatePicker", "searchable", "PhotosPicker",
  ]

  /// The wrappers by which a view watches an `ObservableObject`.
  static let watchers: Set<String> = ["StateObject", "ObservedObject", "EnvironmentObject"]
}
