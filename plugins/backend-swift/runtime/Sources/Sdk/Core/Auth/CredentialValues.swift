/// The credentials of an attempt: of the call, of the client, or of the environment.
struct CredentialValues: Sendable {
  private let prepared: Prepared
  private let values: [String: String]

  /// Asks for all credentials of some schemes. A function that supplies one is called once.
  init(_ config: ClientConfig, _ prepared: Prepared, _ schemes: [SchemeSpec]) async throws {
    self.prepared = prepared
    var values: [String: String] = [:]
    for scheme in schemes {
      for credential in scheme.allCredentials where values[credential.option] == nil {
        values[credential.option] = try await Self.find(config, prepared, credential)
      }
    }
    self.values = values
  }

  /// The value of a credential; nil if there is none.
  func value(_ credential: CredentialSpec?) -> String? { credential.flatMap { values[$0.option] } }

  /// Whether the caller gives the header of a scheme.
  func isCallers(_ scheme: SchemeSpec) -> Bool { scheme.header.map(prepared.isCallers) ?? false }

  /// The credentials that a scheme lacks.
  func lacking(_ scheme: SchemeSpec) -> [CredentialSpec] {
    if isCallers(scheme) { return [] }
    if case .oauth(let oauth) = scheme, !(value(oauth.token) ?? "").isEmpty { return [] }
    var mayBeEmpty = false
    if case .basic = scheme { mayBeEmpty = true }
    return scheme.credentials.filter { credential in
      value(credential).map { $0.isEmpty && !mayBeEmpty } ?? true
    }
  }

  private static func find(
    _ config: ClientConfig, _ prepared: Prepared, _ credential: CredentialSpec
  ) async throws -> String? {
    let given = prepared.call.options.credentials
    if let own = given[credential.option] { return own }
    if isReplaced(config, credential, given) { return nil }
    return try await config.values.credential(of: credential.option) ?? config.variables.value(credential.env)
  }

  /// Whether a call has the other half of a user name and a password.
  private static func isReplaced(_ config: ClientConfig, _ credential: CredentialSpec, _ given: [String: String]) -> Bool {
    config.spec.auth.schemes.contains { scheme in
      guard case .basic = scheme else { return false }
      let options = scheme.credentials.map(\.option)
      return options.contains(credential.option) && options.contains { given[$0] != nil }
    }
  }
}
