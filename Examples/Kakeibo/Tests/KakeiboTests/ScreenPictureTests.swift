#if os(Linux)
  import Foundation
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  /// Whether letters are those of the machine that the pictures were approved on.
  @MainActor private func hasApprovedFonts() -> Bool {
    let text = Text(verbatim: "Kakeibo 家計簿 1,234").font(.system(size: 40))
    let picture = ImageRenderer(content: text).cgImage
    return picture.map { [$0.width, $0.height] } == [417, 59]
  }

  /// Each screen as it looked when it was approved, in both colour schemes.
  ///
  /// They are full of letters, and are compared only where those are of the same fonts.
  @MainActor
  @Suite(.enabled("The fonts are not those of the approved pictures") { await hasApprovedFonts() })
  struct ScreenPictureTests {
    nonisolated private static let today = Day("2026-11-24") ?? .today

    private let store = LedgerStore(.sample(today: today))

    private func expect(
      _ name: String, _ view: some View, _ width: CGFloat, _ height: CGFloat
    ) throws {
      for scheme in [ColorScheme.light, .dark] {
        try ViewTest.expectPicture(
          "\(name)-\(scheme == .light ? "light" : "dark")",
          of:
            view
            .environment(store)
            .environment(\.today, Self.today)
            .environment(\.locale, Locale(identifier: "en_US"))
            .frame(width: width, height: height)
            .background(.background)
            .environment(\.colorScheme, scheme),
          scale: 0.5)
      }
    }

    private func navigation(_ screen: Screen) -> LedgerNavigation {
      LedgerNavigation(screen: screen, month: Month(Self.today))
    }

    @Test("Screens", arguments: Screen.fixed)
    func screens(screen: Screen) throws {
      try expect(
        "\(screen)", LedgerView(store: store, navigation: navigation(screen)), 840, 560)
    }

    @Test("Entries of an account, with one of them in the inspector")
    func inspector() throws {
      let account = try #require(store.ledger.accounts.first)
      let navigation = navigation(.account(account.id))
      let entry = try #require(store.ledger.entries.last { $0.account == account.id })
      navigation.edit(entry.id)
      try expect("inspector", LedgerView(store: store, navigation: navigation), 840, 560)
    }

    @Test("As wide as a phone")
    func narrow() throws {
      try expect("narrow-overview", OverviewView().environment(navigation(.overview)), 360, 640)
      try expect(
        "narrow-entries", EntriesView().environment(navigation(.entries)), 360, 640)
    }

    @Test("Sheets")
    func sheets() throws {
      let ledger = store.ledger
      try expect("account", AccountEditor(draft: try #require(ledger.accounts.first)), 400, 400)
      try expect(
        "category", CategoryEditor(draft: try #require(ledger.categories.first)), 400, 400)
      try expect(
        "recurring-editor", RecurringEditor(draft: try #require(ledger.recurring.first)), 400,
        560)
      try expect("transfer", TransferEditor(in: ledger, today: Self.today), 400, 400)
      try expect("ledger", LedgerEditor(), 400, 400)
      let nowhere = URL(fileURLWithPath: "/nowhere/Home.kakeibo")
      try expect("backups", BackupList(backups: LedgerBackups(of: nowhere)), 400, 400)
      try expect("settings", SettingsView(), 400, 240)
    }

    @Test("The import of a file with a broken line")
    func importing() throws {
      let file = "Date,Payee,Amount\n2026-11-02,Bakery,-420\n2026-11-31,Nowhere,1\n"
      let table = try CSVTable(Data(file.utf8))
      let form = ImportView(
        table: table, mapping: .guess(table, in: store.ledger), account: 1)
      try expect("import", form, 400, 560)
    }
  }
#endif
