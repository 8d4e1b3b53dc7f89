import SwiftUI

/// Three uses of one view, each bound to a field of the same struct.
struct NoticeSettingsView: View {
  @State private var settings = NoticeSettings()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Notices").font(.title).bold()
      DescribedToggle(
        title: "Mail", description: "A letter on Monday with what happened.",
        isOn: $settings.mail)
      DescribedToggle(
        title: "Sounds", description: "Rings when somebody answers you.",
        isOn: $settings.sounds)
      DescribedToggle(
        title: "Badges", description: "A number at the icon while something waits.",
        isOn: $settings.badges)
      Divider()
      HStack {
        Text("\(settings.count) of 3 are on").foregroundStyle(.secondary)
        Spacer()
        Button("All off") { settings = NoticeSettings(mail: false, sounds: false, badges: false) }
          .disabled(settings.count == 0)
      }
    }
    .padding()
    .frame(maxWidth: 480)
  }
}

#Preview {
  NoticeSettingsView()
}
