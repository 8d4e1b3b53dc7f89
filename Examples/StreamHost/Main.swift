import ViewRuntime

@main
@MainActor
enum Main {
  static func main() {
    let host = StreamHost(columns: 40, rows: 6) { print($0) }
    let runtime = ViewRuntime(host: host)
    runtime.mount(OrderView())
    host.show()
    while let line = readLine() { host.receive(line) }
    withExtendedLifetime(runtime) {}
  }
}
