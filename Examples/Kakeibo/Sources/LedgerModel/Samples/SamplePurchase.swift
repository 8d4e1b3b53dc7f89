/// Something that is bought now and then.
struct SamplePurchase {
  let payee: String
  let category: String?
  let price: ClosedRange<Int>
  /// How often in a month.
  let times: Int
  /// Which of the sample's accounts pays.
  let account: Int
  var note = ""
  var tags: [String] = []

  static let all = [
    SamplePurchase(
      payee: "セブンイレブン", category: "Groceries", price: 280...1_400, times: 5, account: 1),
    SamplePurchase(
      payee: "Life Supermarket", category: "Groceries", price: 1_900...5_800, times: 5, account: 0),
    SamplePurchase(
      payee: "Doutor", category: "Eating Out", price: 320...900, times: 4, account: 1,
      tags: ["work"]),
    SamplePurchase(
      payee: "ラーメン二郎", category: "Eating Out", price: 850...1_200, times: 2, account: 0, note: "大盛り"
    ),
    SamplePurchase(
      payee: "JR East", category: "Transport", price: 180...1_500, times: 5, account: 1),
    SamplePurchase(payee: "ユニクロ", category: "Clothing", price: 1_990...7_990, times: 1, account: 2),
    SamplePurchase(
      payee: "Kinokuniya", category: "Learning", price: 900...3_400, times: 1, account: 0,
      tags: ["books"]),
    SamplePurchase(payee: "マツモトキヨシ", category: "Health", price: 600...2_600, times: 1, account: 0),
    SamplePurchase(
      payee: "Café Central", category: "Eating Out", price: 450...1_280, times: 1, account: 3,
      note: "Wien", tags: ["travel"]),
    SamplePurchase(
      payee: "Nintendo", category: "Leisure", price: 1_500...6_500, times: 1, account: 2),
    SamplePurchase(payee: "100 Yen Shop", category: nil, price: 110...880, times: 1, account: 0),
  ]
}
