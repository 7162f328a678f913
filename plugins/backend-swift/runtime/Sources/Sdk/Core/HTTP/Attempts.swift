/// Makes the attempts of a call, until one succeeds or no more are allowed.
struct Attempts: Sendable {
  /// How an attempt ended that is not an error.
  private enum Outcome<Value: Sendable>: Sendable {
    case done(Value)
    /// With another token.
    case again
    case retry(reason: String, asked: Double?)
  }

  /// What is known of an attempt.
  private struct Attempt {
    let number: Int
    let canRetry: Bool
    let canRenew: Bool
    let startedAt = Clock.now()
    var url: String
  }

  let config: ClientConfig
  let prepared: Prepared

  /// Gives the response of a success to a function, and returns what that returns.
  ///
  /// - Parameters:
  ///   - isKeptOpen: The body is read after the call.
  ///   - consume: Reads the response.
  func run<Value: Sendable>(
    isKeptOpen: Bool, _ consume: @Sendable (Reply) async throws -> Value
  ) async throws -> Value {
    var retries = 0
    var canRenew = true
    var number = 0
    while true {
      number += 1
      let canRetry = retries < prepared.maxRetries && prepared.isReplayable
      var attempt = Attempt(number: number, canRetry: canRetry, canRenew: canRenew, url: prepared.url)
      switch try await guarded(&attempt, isKeptOpen, consume) {
      case .done(let value): return value
      case .again: canRenew = false
      case .retry(let reason, let asked):
        retries += 1
        let wait = config.features.backoff(retries, asked)
        var entry = entry(attempt, hasEnded: true)
        entry.reason = reason
        entry.waitMilliseconds = Int((wait * 1000).rounded())
        prepared.log?.log(.warn, "retry", entry)
        if wait > 0 { try await Clock.sleep(wait) }
      }
    }
  }

  private func guarded<Value: Sendable>(
    _ attempt: inout Attempt, _ isKeptOpen: Bool, _ consume: @Sendable (Reply) async throws -> Value
  ) async throws -> Outcome<Value> {
    do {
      return try await once(&attempt, isKeptOpen, consume)
    } catch var error as SdkConnectionError {
      error.attempts = attempt.number
      if attempt.canRetry, prepared.isSafe || error.phase == .connect {
        return .retry(reason: error.kind.rawValue, asked: nil)
      }
      logFailure(error, attempt)
      throw error
    } catch {
      let failure = Sender.failure(error)
      logFailure(failure, attempt)
      throw failure
    }
  }

  private func once<Value: Sendable>(
    _ attempt: inout Attempt, _ isKeptOpen: Bool, _ consume: @Sendable (Reply) async throws -> Value
  ) async throws -> Outcome<Value> {
    try Task.checkCancellation()
    let applied = try await Authenticator(config, prepared).apply()
    let request = try Requests.create(prepared, applied)
    attempt.url = request.url
    let deadline = Deadline(prepared.timeout)
    let secrets = prepared.call.secrets.with(applied.secrets)
    let called = Called(method: request.method, url: prepared.url, secrets: secrets)
    prepared.log?.log("request", entry(attempt), headers: request.headers)
    let sender = Sender(config, deadline, called)
    let response = try await exchange(request, sender)
    let answered = Called(method: request.method, url: sender.url, secrets: secrets)
    let reply = Reply(
      config: config, prepared: prepared, response: response, deadline: deadline, called: answered,
      attempt: attempt.number)
    logResponse(reply, attempt)
    return try await finish(reply, applied, attempt, isKeptOpen, consume)
  }

  private func finish<Value: Sendable>(
    _ reply: Reply, _ applied: Applied, _ attempt: Attempt, _ isKeptOpen: Bool,
    _ consume: @Sendable (Reply) async throws -> Value
  ) async throws -> Outcome<Value> {
    do {
      guard reply.isSuccess else { return try await afterError(reply, applied, attempt) }
      let value = try await consume(reply)
      if !isKeptOpen { reply.response.body.cancel() }
      return .done(value)
    } catch {
      reply.response.body.cancel()
      throw error
    }
  }

  /// Sends a request through the middleware.
  private func exchange(_ request: HTTPRequest, _ sender: Sender) async throws -> HTTPResponse {
    var send: @Sendable (HTTPRequest) async throws -> HTTPResponse = { try await sender.send($0) }
    for layer in (config.options.middleware ?? []).reversed() {
      let inner = send
      send = { try await layer($0, inner) }
    }
    return try await send(request)
  }

  private func afterError<Value: Sendable>(
    _ reply: Reply, _ applied: Applied, _ attempt: Attempt
  ) async throws -> Outcome<Value> {
    if reply.status == 401, let token = applied.token {
      await applied.source?.invalidate(token)
      if attempt.canRenew, prepared.isReplayable {
        await reply.passOver()
        return .again
      }
    }
    let asked = reply.askedWait
    let passes = Retry.isTransient(reply.status) && (prepared.isSafe || Retry.hasNoEffect(reply.status))
    if attempt.canRetry, passes, asked ?? 0 <= Retry.longestWait {
      await reply.passOver()
      return .retry(reason: String(reply.status), asked: asked)
    }
    let failure = try await Failures.read(reply)
    reply.response.body.cancel()
    throw failure
  }

  private func entry(_ attempt: Attempt, hasEnded: Bool = false) -> LogEntry {
    let milliseconds = Int(((Clock.now() - attempt.startedAt) * 1000).rounded())
    return LogEntry(
      level: .info, event: "", method: prepared.call.operation.method, url: URLs.masked(attempt.url),
      attempt: attempt.number, durationMilliseconds: hasEnded ? milliseconds : nil)
  }

  private func logResponse(_ reply: Reply, _ attempt: Attempt) {
    guard let log = prepared.log else { return }
    var entry = entry(attempt, hasEnded: true)
    entry.status = reply.status
    entry.requestID = reply.requestID
    log.log("response", entry, headers: reply.headers)
  }

  private func logFailure(_ error: any Error, _ attempt: Attempt) {
    guard let log = prepared.log else { return }
    var entry = entry(attempt, hasEnded: true)
    if let error = error as? SdkAPIError {
      entry.status = error.status
      entry.requestID = error.requestID
    }
    entry.reason = (error as? any SdkError)?.kind.rawValue ?? "\(type(of: error))"
    log.log(.error, "error", entry)
  }
}

extension Sender {
  /// What cannot be sent is an error of whoever made the call.
  static func failure(_ error: any Error) -> any Error {
    guard let unsendable = error as? UnsendableError else { return error }
    return SdkConfigurationError(unsendable.description)
  }
}
