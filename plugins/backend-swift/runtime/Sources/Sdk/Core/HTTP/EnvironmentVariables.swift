import Foundation

/// The environment variables that a client names, as they were when it was created.
struct EnvironmentVariables: Sendable, CustomStringConvertible, CustomReflectable {
  private let values: [String: String]

  init(_ spec: ClientSpec) {
    let environment = ProcessInfo.processInfo.environment
    values = Set(Self.names(spec)).reduce(into: [:]) { values, name in
      let value = environment[name]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      if !value.isEmpty { values[name] = value }
    }
  }

  func value(_ name: String?) -> String? { name.flatMap { values[$0] } }

  /// A text with variables in place of their names; nil if one is not set.
  func fill(_ template: String) -> String? {
    Templates.fill(template, from: "${") { value($0) }
  }

  private static func names(_ spec: ClientSpec) -> [String] {
    var names = spec.auth.schemes.flatMap { $0.allCredentials.compactMap(\.env) } + spec.headers.compactMap(\.env)
    if let name = spec.baseURLEnv { names.append(name) }
    for template in spec.headers.compactMap(\.template) {
      _ = Templates.fill(template, from: "${") { name in
        names.append(name)
        return ""
      }
    }
    return names
  }

  var description: String { "EnvironmentVariables(***)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Texts with names in braces.
enum Templates {
  /// Replaces the names; nil if one has no value.
  static func fill(
    _ template: String, from start: String = "{", _ value: (String) throws -> String?
  ) rethrows -> String? {
    var text = ""
    var rest = Substring(template)
    while let open = rest.range(of: start), let close = rest[open.upperBound...].firstIndex(of: "}") {
      guard let filled = try value(String(rest[open.upperBound..<close])) else { return nil }
      text += rest[..<open.lowerBound] + filled
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
