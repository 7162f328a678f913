/// The token of a client, which is requested when a call needs it. One request serves all calls that wait for it: it outlives the
/// call that began it, and is cancelled when nobody waits any more.
actor OAuthTokens: TokenSource {
  private let requests: TokenRequests
  private let clock: @Sendable () -> Double
  private var held: HeldToken?
  private var refresh: String?
  private var flight: Task<Void, Never>?
  private var waiting: [Int: CheckedContinuation<String, any Error>] = [:]
  private var lastWaiter = 0

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - requests: Requests tokens.
  ///   - clock: Gives the seconds of a clock that nobody sets.
  init(_ requests: TokenRequests, clock: @escaping @Sendable () -> Double = { Clock.now() }) {
    self.requests = requests
    self.clock = clock
  }

  /// Creates the source of a scheme.
  static let feature: @Sendable (ClientConfig, OAuthScheme) -> any TokenSource = { config, scheme in
    OAuthTokens(TokenRequests(config: config, scheme: scheme))
  }

  func token(_ credentials: ClientCredentials) async throws -> String {
    if let held, !held.isDue(clock()) { return held.access }
    lastWaiter += 1
    let waiter = lastWaiter
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[waiter] = continuation
        begin(credentials)
      }
    } onCancel: {
      Task { await self.abandon(waiter) }
    }
  }

  func invalidate(_ token: String) {
    if held?.access == token { held = nil }
  }

  private func begin(_ credentials: ClientCredentials) {
    if flight != nil { return }
    let (requests, held, refresh, clock) = (requests, held, refresh, clock)
    flight = Task { [weak self] in
      do {
        let token = try await requests.token(credentials, held: held, refresh: refresh, clock)
        await self?.land(.success(token))
      } catch {
        await self?.land(.failure(error))
      }
    }
  }

  private func land(_ outcome: Result<HeldToken, any Error>) {
    // A request that was given up has nobody to tell.
    if Task.isCancelled { return }
    flight = nil
    if case .success(let token) = outcome {
      held = token
      refresh = token.refresh
    }
    let all = waiting.values
    waiting = [:]
    for continuation in all { continuation.resume(with: outcome.map(\.access)) }
  }

  private func abandon(_ waiter: Int) {
    waiting.removeValue(forKey: waiter)?.resume(throwing: CancellationError())
    if waiting.isEmpty {
      flight?.cancel()
      flight = nil
    }
  }
}
