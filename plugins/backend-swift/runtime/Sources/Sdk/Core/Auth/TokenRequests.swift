/// Requests tokens, and refreshes them.
struct TokenRequests: Sendable {
  let config: ClientConfig
  let scheme: OAuthScheme

  /// A new token.
  ///
  /// - Throws: `SdkOAuthTokenError` if there is none.
  func token(
    _ credentials: ClientCredentials, held: HeldToken?, refresh: String?, _ clock: @Sendable () -> Double
  ) async throws -> HeldToken {
    guard let spec = scheme.refreshToken, let refresh else { return try await first(credentials, clock) }
    do {
      return try await request(spec, credentials, refresh, clock)
    } catch let error as SdkOAuthTokenError {
      if let status = error.status, (400...499).contains(status) { return try await first(credentials, clock) }
      let now = clock()
      guard let held, !held.isExpired(now) else { throw error }
      return held.forOneSecond(now)
    }
  }

  private func first(_ credentials: ClientCredentials, _ clock: @Sendable () -> Double) async throws -> HeldToken {
    guard let spec = scheme.getToken else { throw SdkOAuthTokenError("there is no way to request an access token") }
    return try await request(spec, credentials, nil, clock)
  }

  private func request(
    _ spec: TokenSpec, _ credentials: ClientCredentials, _ refresh: String?, _ clock: @Sendable () -> Double
  ) async throws -> HeldToken {
    var secrets = Secrets()
    secrets.add(credentials.secret)
    if let refresh { secrets.add(refresh) }
    let sentAt = clock()
    do {
      let response = try await response(spec, arguments(spec, credentials, refresh), secrets)
      return try HeldToken(spec, response, sentAt: sentAt, refresh: refresh)
    } catch let error as SdkConfigurationError {
      throw error
    } catch let error as SdkOAuthTokenError {
      throw error
    } catch let error as any SdkError {
      throw Self.failure(error, secrets)
    }
  }

  private func response(_ spec: TokenSpec, _ arguments: Arguments, _ secrets: Secrets) async throws -> JSONValue {
    let call = Call(
      operation: spec.operation, arguments: arguments, url: spec.url, isForToken: true, secrets: secrets)
    return try await ClientCore(config).perform(call) { try await ResultReader.readRequired($0, as: JSONValue.self) }
  }

  private func arguments(_ spec: TokenSpec, _ credentials: ClientCredentials, _ refresh: String?) -> Arguments {
    let paths = spec.request
    let fixed = Arguments(spec.fields)
    if let refresh { return paths.refreshToken.map { fixed.with(.string(refresh), at: $0) } ?? fixed }
    var arguments = fixed
    if let path = paths.clientID { arguments = arguments.with(.string(credentials.id), at: path) }
    if let path = paths.clientSecret { arguments = arguments.with(.string(credentials.secret), at: path) }
    if let path = paths.scopes, let scopes = scheme.scopes, !scopes.isEmpty {
      let value = spec.scopesAsList ? scopes.json : scopes.joined(separator: " ").json
      arguments = arguments.with(value, at: path)
    }
    return arguments
  }

  private static func failure(_ error: any SdkError, _ secrets: Secrets) -> SdkOAuthTokenError {
    guard let error = error as? SdkAPIError else {
      return SdkOAuthTokenError(secrets.mask("no access token: \(error.message)"))
    }
    let code = (error.body?["error"]?.string).map(secrets.mask)
    let detail = (error.body?["error_description"]?.string).map(secrets.mask)
    let said = [code, detail].compactMap { $0 }.joined(separator: ": ")
    let why = said.isEmpty ? "" : " (\(said))"
    return SdkOAuthTokenError(
      "no access token: the token endpoint answered \(error.status)\(why)", status: error.status, error: code,
      errorDetail: detail)
  }
}
