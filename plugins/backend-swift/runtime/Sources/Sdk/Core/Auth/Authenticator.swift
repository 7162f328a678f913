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
    let auth = config.spec.auth
    let security = prepared.call.operation.security
    let keys = auth.mode == .endpoint || prepared.call.isForToken ? (security ?? auth.security ?? []).flatMap { $0 } : auth.apply
    let candidates = auth.schemes.filter { keys.contains($0.key) }
    if candidates.isEmpty, auth.mode != .all, auth.mode != .single, auth.mode != .endpoint { return applied }
    let credentials = try await CredentialValues(config, prepared, candidates)
    for scheme in try schemes(credentials) where !credentials.isCallers(scheme) {
      try await apply(scheme, credentials, &applied)
    }
    return applied
  }

  private func schemes(_ credentials: CredentialValues) throws -> [SchemeSpec] {
    let auth = config.spec.auth
    let security = prepared.call.operation.security
    // A token endpoint has the schemes that it declares itself, and never a token.
    let isForToken = prepared.call.isForToken
    let chooser = SchemeChooser(mode: isForToken ? .endpoint : auth.mode, auth: auth, credentials: credentials)
    return try chooser.choose(isForToken ? security ?? [] : security)
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
    case .bearer(let bearer): add("Authorization", "Bearer ", credentials.value(bearer.token) ?? "", &applied)
    case .basic(let basic): apply(basic, scheme, credentials, &applied)
    case .key(let key): apply(key, credentials.value(key.value) ?? "", &applied)
    case .oauth(let oauth): try await apply(oauth, credentials, &applied)
    }
  }

  private func add(_ name: String, _ prefix: String, _ value: String, _ applied: inout Applied) {
    applied.secrets.add(value)
    applied.headers.append((name, prefix + value))
  }

  private func apply(
    _ basic: BasicScheme, _ scheme: SchemeSpec, _ credentials: CredentialValues, _ applied: inout Applied
  ) {
    if scheme.credentials.isEmpty { return }
    let password = credentials.value(basic.password) ?? ""
    applied.secrets.add(password)
    let pair = "\(credentials.value(basic.username) ?? ""):\(password)"
    add("Authorization", "Basic ", Data(pair.utf8).base64EncodedString(), &applied)
  }

  private func apply(_ key: KeyScheme, _ value: String, _ applied: inout Applied) {
    if key.kind == .header { return add(key.name, key.prefix ?? "", value, &applied) }
    applied.secrets.add(value)
    let pair = "\(Percent.encode(key.name))=\(Percent.encode((key.prefix ?? "") + value))"
    if key.kind == .query { applied.query.append(pair) } else { applied.cookies.append(pair) }
  }

  private func apply(_ oauth: OAuthScheme, _ credentials: CredentialValues, _ applied: inout Applied) async throws {
    var token = credentials.value(oauth.token) ?? ""
    if token.isEmpty, let create = config.features.tokens {
      let secret = credentials.value(oauth.clientSecret) ?? ""
      applied.secrets.add(secret)
      let source = config.tokens.source(oauth.key) { create(config, oauth) }
      token = try await source.token(ClientCredentials(id: credentials.value(oauth.clientID) ?? "", secret: secret))
      applied.source = source
      applied.token = token
    }
    add(oauth.header, oauth.prefix.isEmpty ? "" : "\(oauth.prefix) ", token, &applied)
  }
}
