import Foundation
import MissingFormatters
import Testing

struct URLFormatStyleTests {
  private let url = URL(string: "https://me:secret@www.example.com:8080/news/1?page=2#end")!

  @Test("The default style omits the parts of a URL that are rarely of interest")
  func usual() {
    #expect(url.formatted() == "https://www.example.com/news/1")
    #expect(URL(string: "ftp://example.com:21/a")!.formatted() == "ftp://example.com:21/a")
    #expect(URL(string: "mailto:me@example.com")!.formatted() == "mailto:me@example.com")
    #expect(URL(fileURLWithPath: "/tmp/a b").formatted().hasSuffix("/tmp/a%20b"))
  }

  @Test("Each part is written if the style says so")
  func parts() {
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.com")
    #expect(url.formatted(.url.scheme(.never).port(.always)) == "www.example.com:8080/news/1")
    let all = URL.FormatStyle(
      user: .always, password: .always, port: .always, query: .always, fragment: .always)
    #expect(url.formatted(all) == url.absoluteString)
    let query = URL.FormatStyle.ComponentDisplayOption.displayWhen(.path, matches: ["/news/1"])
    #expect(url.formatted(.url.query(query)) == "https://www.example.com/news/1?page=2")
    let path = URL.FormatStyle.ComponentDisplayOption.omitWhen(.host, matches: ["www.example.com"])
    #expect(url.formatted(.url.path(path)) == "https://www.example.com")
  }

  @Test("Subdomains are omitted if the style says so")
  func hosts() {
    let mobile = URL(string: "https://www.m.example.com/")!
    #expect(
      url.formatted(.url.host(.omitSpecificSubdomains(["www"]))) == "https://example.com/news/1")
    #expect(
      mobile.formatted(.url.host(.omitSpecificSubdomains(["www", "m"])))
        == "https://m.example.com/")
    let several = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(
      ["www", "m"], includeMultiLevelSubdomains: true)
    #expect(mobile.formatted(.url.host(several)) == "https://example.com/")
    let elsewhere = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(
      ["www"], when: .scheme, matches: ["ftp"])
    #expect(url.formatted(.url.host(elsewhere)) == "https://www.example.com/news/1")
    #expect(url.formatted(.url.host(.never).scheme(.never)) == "/news/1")
  }

  @Test("A URL with a scheme and a host is parsed, and anything else is refused")
  func reading() throws {
    let strategy = URL.FormatStyle().parseStrategy
    #expect(try strategy.parse(" https://example.com/a ") == URL(string: "https://example.com/a"))
    #expect(try strategy.parse("https://[::1]:80/a%2Fb") == URL(string: "https://[::1]:80/a%2Fb"))
    #expect(try strategy.parse("file:///tmp/a") == URL(string: "file:///tmp/a"))
    for text in [
      "no address", "https://", "", "example.com", "example.com:8080/a", "localhost:8080",
      "mailto:me@example.com",
    ] {
      #expect(throws: CocoaError.self, "\(text)") { try strategy.parse(text) }
    }
  }

  @Test("A missing part is refused, omitted or given a default, as requested")
  func missingParts() throws {
    let web = URL.ParseStrategy().scheme(.defaultValue("https"))
    for (text, whole) in [
      ("example.com", "https://example.com"), ("//example.com/a", "https://example.com/a"),
      ("example.com:8080/a", "https://example.com:8080/a"), ("ftp://a/b", "ftp://a/b"),
      ("localhost:8080", "https://localhost:8080"),
    ] {
      #expect(try web.parse(text).absoluteString == whole)
    }
    #expect(throws: CocoaError.self) { try web.parse("") }
    #expect(
      try URL("https://example.com/a", strategy: .url.port(.defaultValue(8080))).absoluteString
        == "https://example.com:8080/a")
    #expect(try URL("mailto:me@a.b", strategy: .url.host(.optional)).scheme == "mailto")
    let path = URL.ParseStrategy(path: .required)
    #expect(throws: CocoaError.self) { try path.parse("https://example.com?a=1") }
    #expect(try path.parse("https://example.com/?a=1").query == "a=1")
    #expect(throws: CocoaError.self) { try URL("https://a.b/c", strategy: .url.query(.required)) }
  }
}
