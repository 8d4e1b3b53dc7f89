import SwiftUI

/// What holds for all ledgers.
struct SettingsView: View {
  @AppStorage("showsClosedAccounts") private var showsClosedAccounts = false
  @AppStorage("appearance") private var appearance = Appearance.automatic

  var body: some View {
    Form {
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases, id: \.self) { Text($0.title).tag($0) }
      }
      Toggle("Show closed accounts", isOn: $showsClosedAccounts)
    }
    .formStyle(.grouped)
    .frame(minWidth: 320, minHeight: 160)
    .navigationTitle("Settings")
  }
}

/// Light, dark, or as everything else.
enum Appearance: String, CaseIterable {
  case automatic, light, dark

  var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

#Preview("Settings") {
  SettingsView()
}
