import Foundation

/// Writes a message at the default level.
public func os_log(_ message: OSLogMessage, log: OSLog = .default) {
  os_log(.default, log: log, message)
}

/// Writes a message at a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type) { message.text(showsPrivate: $0) }
}

/// Writes a message with a C format: `%d`, `%@`, `%{public}s` ...
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type) { formatted("\(message)", args, showsPrivate: $0) }
}

/// Writes a message with a C format, level first.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type) { formatted("\(message)", args, showsPrivate: $0) }
}

/// Formats one value for each `%`: braces give the privacy; text is private by default.
package func formatted(_ format: String, _ arguments: [any CVarArg], showsPrivate: Bool) -> String {
  let error = errno
  var result = ""
  var rest = format[...]
  var arguments = arguments[...]
  while let percent = rest.firstIndex(of: "%") {
    result += rest[..<percent]
    rest = rest[percent...].dropFirst()
    if rest.first == "%" {
      result.append("%")
      rest = rest.dropFirst()
      continue
    }
    var options = ""
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      options = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[end...].dropFirst()
    }
    var flags = ""
    for flag in rest.prefix(while: { !$0.isLetter && $0 != "@" }) {
      rest = rest.dropFirst()
      // A star takes its width from the arguments.
      flags += flag == "*" ? "\(arguments.popFirst() as? Int ?? 0)" : String(flag)
    }
    let length = rest.prefix { "hlqzjtL".contains($0) }
    rest = rest.dropFirst(length.count)
    guard let kind = rest.popFirst() else { continue }
    if kind == "m" {
      result += String(cString: strerror(error))
      continue
    }
    guard let argument = arguments.popFirst() else { continue }
    let isText = kind == "@" || kind == "s" || kind == "S"
    let text =
      if isText {
        (argument as? UnsafePointer<CChar>).map { String(cString: $0) } ?? "\(argument)"
      } else {
        String(format: "%\(flags)\(length)\(kind)", argument)
      }
    let privacy: OSLogPrivacy =
      options.contains("public") ? .public : options.contains("private") ? .private : .auto
    result += privacy.shown(text, isNumber: !isText, showsPrivate: showsPrivate)
  }
  return result + rest
}
