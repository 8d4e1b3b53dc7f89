import SwiftUI

extension Example {
  /// Runs the app without the menu.
  @MainActor
  func run() {
    switch self {
    case .counter: CounterApp.main()
    case .tally: TallyApp.main()
    case .todo: TodoApp.main()
    case .temperature: TemperatureApp.main()
    case .toggles: TogglesApp.main()
    case .profile: ProfileApp.main()
    case .registration: RegistrationApp.main()
    case .login: LoginApp.main()
    case .posts: PostsApp.main()
    case .weather: WeatherApp.main()
    case .shop: ShopApp.main()
    case .themes: ThemeApp.main()
    case .morning: MorningPostApp.main()
    case .notebook: NotebookApp.main()
    case .parks: ParksApp.main()
    case .board: BoardApp.main()
    case .writer: WriterApp.main()
    case .orrery: OrreryApp.main()
    #if GTK
      case .diary: DiaryApp.main()
    #endif
    }
  }
}
