import SwiftUI

struct LampView: View {
  @Bindable var model: LampModel
  @State private var count = 0

  var body: some View {
    VStack {
      Text("title")
      Text(verbatim: "\(model.watts) W, \(Bundle.main.bundleIdentifier ?? "no identifier")")
      Text(verbatim: "\(name) \(Bundle.main.infoDictionary?["CFBundleShortVersionString"] ?? "?")")
      Text(verbatim: brightness).foregroundStyle(Color(.brand))
      Image(.lamp).accessibilityLabel("Lamp")
      Toggle("switch", isOn: $model.isOn)
      Button("Count \(count)") { count += 1 }
    }
  }

  private var name: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "no name"
  }

  private var brightness: String {
    #if BRIGHT
      "bright"
    #else
      "dark"
    #endif
  }
}

#Preview { LampView(model: LampModel()) }
