import Foundation

/// Adds credentials, and the headers of every request, to an attempt.
struct Authenticator {
  private let config: ClientConfig
  private let prepared: Prepared

  init(_ config: ClientConfig, _ prepared: Prepared) {
    self.config = config
    self.prepared = prepared
  }

  func apply() async throws -> Applied {
    var applied = Applied()
    if !prepared.call.isForeign { try await addGlobalHeaders(&applied) }
    let credentials = CredentialValues(config, prepared)
    for scheme in try await schemes(credentials) where !credentials.isCallers(scheme) {
      try await apply(scheme, credentials, &applied)
    }
    return applied
  }

  private func schemes(_ credentials: CredentialValues) async throws -> [SchemeSpec] {
    let auth = config.spec.auth
    let security = prepared.call.operation.security
    // A token endpoint has the schemes that it declares itself, and never a token.
    let isForToken = prepared.call.isForToken
    let chooser = SchemeChooser(mode: isForToken ? .endpoint : auth.mode, auth: auth, credentials: credentials)
    return try await chooser.choose(isForToken ? security ?? [] : security)
  }

  private func addGlobalHeaders(_ applied: inout Applied) async throws {
    let definition = prepared.call.operation.definition
    for header in config.spec.headers where header.definition == nil || header.definition == definition {
      if !prepared.isCallers(header.header) { try await add(header, &applied) }
    }
  }

  private func add(_ header: HeaderSpec, _ applied: inout Applied) async throws {
    if let template = header.template {
      guard let filled = config.variables.fill(template) else { return }
      applied.secrets.add(filled)
      applied.globalHeaders.append((header.header, filled))
      return
    }
    if let value = try await value(of: header) {
      applied.globalHeaders.append((header.header, try Values.joined(value, isExploded: false) { $0 }))
    } else if header.required {
      let hint = header.env.map { " or set \($0)" } ?? ""
      throw UnsendableError("The header \(header.header) is needed: pass \(header.option ?? "it")\(hint)")
    }
  }

  private func value(of header: HeaderSpec) async throws -> JSONValue? {
    if let literal = header.literal { return .string(literal) }
    if let option = header.option, let value = try await config.values.any(of: option) { return value }
    return config.variables.value(header.env)?.json ?? header.default
  }

  private func apply(_ scheme: SchemeSpec, _ credentials: CredentialValues, _ applied: inout Applied) async throws {
    switch scheme {
    case .bearer(let bearer):
      add("Authorization", "Bearer ", try await credentials.value(bearer.token) ?? "", &applied)
    case .basic(let basic):
      if !scheme.credentials.isEmpty { try await apply(basic, credentials, &applied) }
    case .key(let key): apply(key, try await credentials.value(key.value) ?? "", &applied)
    case .oauth(let oauth): try await apply(oauth, credentials, &applied)
    }
  }

  private func add(_ name: String, _ prefix: String, _ value: String, _ applied: inout Applied) {
    applied.secrets.add(value)
    applied.headers.append((name, prefix + value))
  }

  private func apply(
    _ basic: BasicScheme, _ credentials: CredentialValues, _ applied: inout Applied
  ) async throws {
    let username = try await credentials.value(basic.username) ?? ""
    let password = try await credentials.value(basic.password) ?? ""
    applied.secrets.add(password)
    let pair = "\(username):\(password)"
    add("Authorization", "Basic ", Data(pair.utf8).base64EncodedString(), &applied)
  }

  private func apply(_ key: KeyScheme, _ value: String, _ applied: inout Applied) {
    if key.kind == .header { return add(key.name, key.prefix ?? "", value, &applied) }
    applied.secrets.add(value)
    let pair = "\(Percent.encode(key.name))=\(Percent.encode((key.prefix ?? "") + value))"
    if key.kind == .query { applied.query.append(pair) } else { applied.cookies.append(pair) }
  }

  private func apply(_ oauth: OAuthScheme, _ credentials: CredentialValues, _ applied: inout Applied) async throws {
    var token = try await credentials.value(oauth.token) ?? ""
    if token.isEmpty, let create = config.features.tokens {
      let secret = try await credentials.value(oauth.clientSecret) ?? ""
      applied.secrets.add(secret)
      let source = config.tokens.source(oauth.key) { create(config, oauth) }
      let id = try await credentials.value(oauth.clientID) ?? ""
      token = try await source.token(ClientCredentials(id: id, secret: secret))
      applied.source = source
      applied.token = token
    }
    add(oauth.header, oauth.prefix.isEmpty ? "" : "\(oauth.prefix) ", token, &applied)
  }
}
