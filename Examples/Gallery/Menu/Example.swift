import SwiftUI

/// One entry of the menu; its raw value is the name on the command line.
enum Example: String, CaseIterable, Identifiable {
  case counter, tally, todo, temperature, toggles, profile, registration, login, posts, weather
  case shop, themes, morning, notebook, parks, board, writer, orrery
  #if GTK
    // A desktop widget as a view.
    case diary
  #endif

  var id: Self { self }

  var title: String {
    switch self {
    case .counter: "Counter"
    case .tally: "Counter with history"
    case .todo: "Todo list"
    case .temperature: "Temperature"
    case .toggles: "Reusable toggle"
    case .profile: "Profile"
    case .registration: "Registration"
    case .login: "Login"
    case .posts: "Posts"
    case .weather: "Weather"
    case .shop: "Shop"
    case .themes: "Themes"
    case .morning: "朝の投稿"
    case .notebook: "Notebook"
    case .parks: "Parks"
    case .board: "Board"
    case .writer: "Writer"
    case .orrery: "Orrery"
    #if GTK
      case .diary: "Diary"
    #endif
    }
  }

  var summary: String {
    switch self {
    case .counter: "A parent owns the number, a child changes it."
    case .tally: "A view model that remembers each step."
    case .todo: "Priorities, a filter, deletion, a file."
    case .temperature: "Two sliders and a binding of one's own making."
    case .toggles: "One small view, used three times."
    case .profile: "A struct, and a control for each field."
    case .registration: "Says what is wrong while you type."
    case .login: "Return leads from field to field."
    case .posts: "Loading, failing, searching, reading."
    case .weather: "An enum for what is going on."
    case .shop: "A cart in the environment, and a coupon."
    case .themes: "An environment key of one's own."
    case .morning: "A view model, and an alert by a binding."
    case .notebook: "Sheets, popovers, menus, and keys for them."
    case .parks: "Tabs, a stack, a search, and a path."
    case .board: "Cards to drag from column to column."
    case .writer: "Text in files, opened and saved by panels."
    case .orrery: "A canvas, a clock, and a mark that wanders."
    #if GTK
      case .diary: "The desktop's own calendar among views."
    #endif
    }
  }

  /// The kind of argument that it takes, in a word; nil if none.
  var argument: String? {
    switch self {
    case .todo: "FILE.json"
    case .writer: "FILE.txt"
    case .posts: "URL"
    default: nil
    }
  }

  var symbol: String {
    switch self {
    case .counter: "plus.circle"
    case .tally: "list.number"
    case .todo: "checkmark.circle"
    case .temperature: "thermometer"
    case .toggles: "switch.2"
    case .profile: "person.circle"
    case .registration: "square.and.pencil"
    case .login: "key"
    case .posts: "newspaper"
    case .weather: "cloud.sun"
    case .shop: "cart"
    case .themes: "paintpalette"
    case .morning: "sunrise"
    case .notebook: "book"
    case .parks: "leaf"
    case .board: "rectangle.split.3x1"
    case .writer: "doc.text"
    case .orrery: "globe"
    #if GTK
      case .diary: "calendar"
    #endif
    }
  }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .counter: CounterView()
    case .tally: TallyView()
    case .todo: TodoRoot(file: nil)
    case .temperature: TemperatureView()
    case .toggles: NoticeSettingsView()
    case .profile: ProfileForm()
    case .registration: RegistrationView()
    case .login: LoginView()
    case .posts: PostsView(source: SamplePosts())
    case .weather: WeatherView()
    case .shop: ShopView()
    case .themes: ThemeView()
    case .morning: MorningPostView()
    case .notebook: NotebookView()
    case .parks: ParksView()
    case .board: BoardView()
    case .writer: WriterPage()
    case .orrery: OrreryView()
    #if GTK
      case .diary: DiaryView()
    #endif
    }
  }
}
