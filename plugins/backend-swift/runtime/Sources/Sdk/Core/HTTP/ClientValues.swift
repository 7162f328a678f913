/// The values of a client's own options by name. They may be secrets, so nothing shows them.
struct ClientValues: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private var credentials: [String: any CredentialSource] = [:]
  private var values: [String: JSONValue] = [:]

  /// A copy with a credential; nil is none.
  func credential(_ name: String, _ source: (any CredentialSource)?) -> ClientValues {
    var copy = self
    if let source { copy.credentials[name] = source }
    return copy
  }

  /// A copy with a value that is no credential; nil is none.
  func value(_ name: String, _ value: (some JSONConvertible)?) -> ClientValues {
    var copy = self
    if let value { copy.values[name] = value.json }
    return copy
  }

  /// These values, and those of others where they are not given.
  func over(_ lower: ClientValues?) -> ClientValues {
    guard let lower else { return self }
    var copy = self
    copy.credentials = lower.credentials.merging(credentials) { $1 }
    copy.values = lower.values.merging(values) { $1 }
    return copy
  }

  /// The names of credentials that are given.
  var credentialNames: Set<String> { Set(credentials.keys) }

  /// The value of an option that is no credential.
  func value(of name: String) -> JSONValue? { values[name] }

  /// The value of a credential.
  func credential(of name: String) async throws -> String? {
    if let source = credentials[name] { return try await source.credential() }
    return try values[name].map(Values.text)
  }

  /// The value of an option, which may be a credential.
  func any(of name: String) async throws -> JSONValue? {
    if let value = values[name] { return value }
    return try await credentials[name]?.credential().json
  }

  var description: String { "ClientValues(***)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
