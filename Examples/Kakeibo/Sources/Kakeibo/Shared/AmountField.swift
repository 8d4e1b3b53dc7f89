import LedgerModel
import SwiftUI

/// A field for an amount, with its currency beside it.
struct AmountField: View {
  let title: LocalizedStringKey
  @Binding var minorUnits: Int
  let currency: Currency
  /// Whether the amount is taken over when the field is left, and not as one types.
  var waits = false

  var body: some View {
    LabeledContent(title) {
      Group {
        if waits { DraftField($minorUnits) { field($0) } } else { field($minorUnits) }
      }
      .beside(currency)
    }
  }

  private func field(_ amount: Binding<Int>) -> some View {
    TextField(title, value: amount, format: .money(currency))
  }
}

extension View {
  /// A field for a number of a currency, and the currency's code.
  func beside(_ currency: Currency) -> some View {
    HStack {
      multilineTextAlignment(.trailing)
        .monospacedDigit()
      Text(verbatim: currency.code)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
  }
}

/// Whether money is spent or received, and how much: the field shows no sign, the picker above it
/// does.
struct DirectedAmount: View {
  /// What is spent is negative.
  @Binding var amount: Int
  let currency: Currency
  /// Whether the amount is taken over when the field is left, and not as one types.
  var waits = false
  /// Nothing has no sign: what is new is spent, until it is said to be received.
  @State private var receives: Bool?

  var body: some View {
    Picker("Kind", selection: isIncome) {
      Text("Spent").tag(false)
      Text("Received").tag(true)
    }
    .pickerStyle(.segmented)
    AmountField(title: "Amount", minorUnits: magnitude, currency: currency, waits: waits)
  }

  private var isIncome: Binding<Bool> {
    Binding {
      amount == 0 ? receives ?? false : amount > 0
    } set: {
      receives = $0
      amount = $0 ? abs(amount) : -abs(amount)
    }
  }

  private var magnitude: Binding<Int> {
    Binding(get: { abs(amount) }, set: { amount = isIncome.wrappedValue ? abs($0) : -abs($0) })
  }
}

/// Amounts as users type them into fields.
///
/// ```swift
/// TextField("Amount", value: $minorUnits, format: .money(.yen))
/// ```
struct MoneyStyle: ParseableFormatStyle, ParseStrategy {
  let currency: Currency
  var locale = Locale.current

  var parseStrategy: Self { self }

  func format(_ value: Int) -> String { Money(value, currency).plain(locale: locale) }

  func locale(_ locale: Locale) -> MoneyStyle { MoneyStyle(currency: currency, locale: locale) }

  func parse(_ value: String) throws -> Int {
    guard let money = Money(value, currency, locale: locale) else {
      throw CocoaError(.formatting)
    }
    return money.minorUnits
  }
}

extension FormatStyle where Self == MoneyStyle {
  static func money(_ currency: Currency) -> MoneyStyle { MoneyStyle(currency: currency) }
}

/// A field with a value of its own, which is taken over when the field is left: what was typed is
/// one change, and is undone at once.
struct DraftField<Value: Equatable, Field: View>: View {
  @Binding private var value: Value
  private let field: (Binding<Value>) -> Field
  @State private var draft: Value
  @FocusState private var isFocused: Bool

  init(_ value: Binding<Value>, @ViewBuilder field: @escaping (Binding<Value>) -> Field) {
    _value = value
    self.field = field
    _draft = State(initialValue: value.wrappedValue)
  }

  var body: some View {
    field($draft)
      .focused($isFocused)
      .onSubmit(take)
      .onChange(of: isFocused) { if !isFocused { take() } }
      .onChange(of: value) { former, value in
        // Undo reaches a field that the user stands in, too, unless something is typed there.
        if !isFocused || draft == former { draft = value }
      }
      .onDisappear(perform: take)
  }

  private func take() {
    if draft != value { value = draft }
  }
}

/// Tags as words with spaces between them.
struct TagField: View {
  @Binding var tags: [String]

  var body: some View {
    DraftField($tags.words) { TextField("Tags", text: $0) }
  }
}

extension [String] {
  fileprivate var words: String {
    get { joined(separator: " ") }
    set { self = Ledger.Entry.tags(in: newValue) }
  }
}
