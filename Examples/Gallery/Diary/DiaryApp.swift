#if GTK
  import SwiftUI

  struct DiaryApp: App {
    var body: some Scene {
      WindowGroup("Diary") {
        DiaryView()
      }
    }
  }
#endif
