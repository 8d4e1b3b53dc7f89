import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Form1: View {
  @State private var name = ""
  @State private var age = 7
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextField("Name", text: $name, prompt: Text("Your name"))
        .onSubmit { log.append("inner") }
      TextField("Age", value: $age, format: .number)
      Text(verbatim: "Hello \(name), \(age)")
      Text(verbatim: log.joined(separator: " "))
    }
    .onSubmit { log.append("outer") }
    .onSubmit(of: .search) { log.append("search") }
  }
}

private struct Upper: View {
  @State private var text = ""

  var body: some View {
    let upper = Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) })
    TextField("Code", text: upper)
  }
}

private struct Framed: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Text(verbatim: "[")
      configuration
      Text(verbatim: "]")
    }
  }
}

@MainActor
struct TextFieldTests {
  @Test("Typing changes the binding with every character")
  func typing() throws {
    let app = ViewTest(Form1())
    try app.find(.textField("Name")).type("Ada")
    #expect(app.exists("Hello Ada, 7"))
    #expect(try app.find(.textField("Name")).text == "Ada")
    #expect(try app.find(.textField("Name")).placeholder == "Your name")
  }

  @Test("Return adds a line in a field that grows vertically")
  func vertical() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Note", text: $text, axis: .vertical)
        Text(verbatim: "\(text.count { $0 == "\n" })")
      }
    }
    let app = ViewTest(Screen())
    try app.find(.textField("Note")).type("a\nb")
    #expect(app.exists("1"))
  }

  @Test("S8.10 Return presses the default button if only a search is handled")
  func defaultButton() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Button("OK") { log = "ok" }.keyboardShortcut(.defaultAction)
          Text(verbatim: "log \(log)")
        }
        .onSubmit(of: .search) { log = "search" }
      }
    }
    let app = ViewTest(Screen())
    try app.find(.textField("Name")).type("Ada\n")
    #expect(app.exists("log ok"))
  }

  @Test("Japanese arrives when it is committed, and emoji are whole characters")
  func japanese() throws {
    let app = ViewTest(Form1())
    let field = try app.find(.textField("Name"))
    try field.compose("たろ")
    #expect(app.exists("Hello , 7"))
    try field.commit("太郎")
    #expect(app.exists("Hello 太郎, 7"))
    try field.type("👨‍👩‍👧")
    #expect(app.exists("Hello 太郎👨‍👩‍👧, 7"))
    try field.clear()
    #expect(app.exists("Hello , 7"))
  }

  @Test("The model's version of the text returns to the field")
  func rewriting() throws {
    let app = ViewTest(Upper())
    let field = try app.find(.textField("Code"))
    try field.type("ab")
    #expect(field.text == "AB")
    #expect(field.displayedText == "AB")
    try field.type("cd")
    #expect(field.text == "ABC")
    #expect(field.displayedText == "ABC")
  }

  @Test("A binding that refuses the text restores the old one")
  func refusing() throws {
    let app = ViewTest(TextField("Fixed", text: .constant("x")))
    let field = try app.find(.textField("Fixed"))
    try field.type("y")
    #expect(field.text == "x")
    #expect(field.displayedText == "x")
  }

  @Test("S8.10 Return calls all handlers, the outermost first, and only for their trigger")
  func submitting() throws {
    let app = ViewTest(Form1())
    try app.find(.textField("Name")).type("A\n")
    #expect(app.exists("outer inner"))
    #expect(app.focusedElement == nil)
  }

  @Test("S8.10 A submit scope keeps a submission inside")
  func scope() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        VStack {
          TextField("In", text: $text).submitScope()
          Text("\(count) times")
        }
        .onSubmit { count += 1 }
      }
    }
    let app = ViewTest(Screen())
    try app.find(.textField("In")).submit()
    #expect(app.exists("0 times"))
  }

  @Test("A formatted value changes while it can be parsed, and is reformatted afterwards")
  func formatted() throws {
    let app = ViewTest(Form1())
    let field = try app.find(.textField("Age"))
    #expect(field.text == "7")
    try field.clear()
    #expect(field.text == "")
    try field.type("4x")
    #expect(field.displayedText == "4x")
    try field.clear()
    try field.type("1200")
    #expect(app.exists("Hello , 1200"))
    try field.submit()
    #expect(field.text == "1,200")
    try field.clear()
    try field.submit()
    #expect(field.text == "1,200")
  }

  @Test("A custom style wraps the field")
  func ownStyle() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).textFieldStyle(Framed())
        TextField("b", text: $text).textFieldStyle(.roundedBorder)
        TextField("c", text: $text).textFieldStyle(.plain)
        TextField("d", text: $text).textFieldStyle(.squareBorder)
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("["))
    try app.find(.textField("Name")).type("é")
    #expect(try app.find(.textField("Name")).text == "é")
    #expect(app.findAll(.textField()).count == 4)
  }

  @Test("Secure fields and editors are text inputs too")
  func others() throws {
    struct Screen: View {
      @State private var password = ""
      @State private var note = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $password)
          TextEditor(text: $note)
          Text(verbatim: "\(password)|\(note)")
        }
        .keyboardType(.emailAddress).autocorrectionDisabled()
        .textInputAutocapitalization(.never).submitLabel(.done)
        .textContentType(.password)
      }
    }
    let app = ViewTest(Screen())
    try app.find(.textField("Password")).type("秘密")
    try app.find(.role(.textEditor)).type("a\nb")
    #expect(app.exists("秘密|a\nb"))
  }

  @Test("A text field style also applies to secure fields, which stay secure")
  func secureStyle() throws {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<_Label>) -> some View {
        VStack {
          Text("framed")
          configuration
        }
      }
    }
    struct Screen: View {
      @State private var password = ""
      @State private var entered = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $password) { entered = password }
            .textFieldStyle(Framed())
          Text(verbatim: "entered \(entered)")
        }
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("framed"))
    let field = try app.find(.textField("Password"))
    #expect(field.role == .secureField)
    try field.type("秘密")
    try field.submit()
    #expect(app.exists("entered 秘密"))
  }

  @Test("S7.5 A disabled field takes no text")
  func disabled() throws {
    let app = ViewTest(Form1().disabled(true))
    #expect(throws: ViewTestError.self) { try app.find(.textField("Name")).type("A") }
    #expect(app.exists("Hello , 7"))
  }

  @Test("A moving cursor, or text that cannot be parsed, writes no value")
  func writes() throws {
    struct Amount: View {
      @State private var amount = 7
      @State private var writes: [Int] = []

      var body: some View {
        let counted = Binding(
          get: { amount },
          set: {
            amount = $0
            writes.append($0)
          })
        TextField("Amount", value: counted, format: .number)
        Text(verbatim: "wrote \(writes)")
      }
    }
    let app = ViewTest(Amount())
    try app.textField("Amount").clear()
    #expect(app.exists("wrote []"))
    try app.textField("Amount").type("12")
    #expect(app.exists("wrote [1, 12]"))
  }

  private struct Price: View {
    @State private var price = 10.5

    var body: some View {
      TextField("Price", value: $price, format: .currency(code: "EUR"))
      Text(verbatim: "\(price)")
    }
  }

  @Test("A format uses the environment's locale to write and parse")
  func locale() throws {
    let english = ViewTest(Price())
    #expect(try english.textField("Price").value == "€10.50")
    let german = ViewTest(Price(), locale: Locale(identifier: "de_DE"))
    let field = try german.textField("Price")
    #expect(field.value == "10,50\u{A0}€")
    try field.clear()
    try field.type("12,25 €")
    try field.submit()
    #expect(german.exists("12.25"))
  }

  @Test(
    "In a picture a single-line field is one line, however long its prompt; an axis lets it grow")
  func lines() throws {
    func height(_ axis: Axis) throws -> Int {
      let prompt = Text("1200 lunch Doutor #work yesterday, and a coffee on the way back")
      let field = TextField("Entry", text: .constant(""), prompt: prompt, axis: axis)
      return try #require(ImageRenderer(content: field.frame(width: 120)).cgImage).height
    }
    #expect(try height(.vertical) >= 2 * height(.horizontal))
  }
}
