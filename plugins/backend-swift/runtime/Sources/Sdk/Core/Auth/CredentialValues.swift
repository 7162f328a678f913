/// The credentials of an attempt: of the call, of the client, or of the environment. A function that supplies one is called once,
/// when it is needed.
actor CredentialValues {
  private let config: ClientConfig
  private let prepared: Prepared
  private var values: [String: String?] = [:]

  init(_ config: ClientConfig, _ prepared: Prepared) {
    self.config = config
    self.prepared = prepared
  }

  /// The value of a credential; nil if there is none.
  func value(_ credential: CredentialSpec?) async throws -> String? {
    guard let credential else { return nil }
    if let known = values[credential.option] { return known }
    let value = try await Self.find(config, prepared, credential)
    values.updateValue(value, forKey: credential.option)
    return value
  }

  /// Whether the caller gives the header of a scheme.
  nonisolated func isCallers(_ scheme: SchemeSpec) -> Bool { scheme.header.map(prepared.isCallers) ?? false }

  /// The credentials that a scheme lacks.
  func lacking(_ scheme: SchemeSpec) async throws -> [CredentialSpec] {
    if isCallers(scheme) { return [] }
    if case .oauth(let oauth) = scheme, !(try await value(oauth.token) ?? "").isEmpty { return [] }
    var mayBeEmpty = false
    if case .basic = scheme { mayBeEmpty = true }
    var lacking: [CredentialSpec] = []
    for credential in scheme.credentials {
      let value = try await value(credential)
      if value.map({ $0.isEmpty && !mayBeEmpty }) ?? true { lacking.append(credential) }
    }
    return lacking
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
  private static func isReplaced(
    _ config: ClientConfig, _ credential: CredentialSpec, _ given: [String: String]
  ) -> Bool {
    config.spec.auth.schemes.contains { scheme in
      guard case .basic = scheme else { return false }
      let options = scheme.credentials.map(\.option)
      return options.contains(credential.option) && options.contains { given[$0] != nil }
    }
  }
}
