import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends the request of an attempt, and follows redirects.
final class Sender: Sendable {
  private static let mostHops = 5
  /// Headers that another origin may see.
  private static let portable: Set<String> = ["accept", "accept-encoding", "range", "user-agent"]
  private static let redirects: Set<Int> = [301, 302, 303, 307, 308]

  private let config: ClientConfig
  private let deadline: Deadline
  private let called: Called
  private let lastURL: Locked<String>

  init(_ config: ClientConfig, _ deadline: Deadline, _ called: Called) {
    self.config = config
    self.deadline = deadline
    self.called = called
    lastURL = Locked(called.url)
  }

  /// URL of the last request.
  var url: String { lastURL.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var request = request
    var hops = 0
    while true {
      lastURL.withLock { $0 = request.url }
      let response = try await execute(request)
      guard hops < Self.mostHops, let following = Self.redirected(request, response) else { return response }
      await Unread.passOver(response)
      request = following
      hops += 1
    }
  }

  private func execute(_ request: HTTPRequest) async throws -> HTTPResponse {
    let transport = config.transport
    do {
      return try await deadline.run { try await transport.send(request) }
    } catch {
      throw Self.failure(error, .response, called, deadline)
    }
  }

  private static func redirected(_ request: HTTPRequest, _ response: HTTPResponse) -> HTTPRequest? {
    guard redirects.contains(response.status), let location = response.headers["location"],
      let to = URLs.resolve(location, request.url)
    else { return nil }
    if URLs.scheme(request.url)?.lowercased() == "https", URLs.scheme(to) != "https" { return nil }
    let isSame = URLs.isSameOrigin(request.url, to)
    let isRepeatable = request.body?.isReplayable ?? true
    if ["GET", "HEAD"].contains(request.method) {
      return isSame && !isRepeatable ? nil : redirect(request, request.method, to, isSame, keepsBody: isSame)
    }
    if response.status == 303 {
      var following = redirect(request, "GET", to, isSame, keepsBody: false)
      following.headers["Idempotency-Key"] = nil
      return following
    }
    let isFollowed = response.status > 302 && isSame && isRepeatable
    return isFollowed ? redirect(request, request.method, to, true, keepsBody: true) : nil
  }

  private static func redirect(
    _ request: HTTPRequest, _ method: String, _ url: String, _ isSame: Bool, keepsBody: Bool
  ) -> HTTPRequest {
    let headers = request.headers.filter { header in
      let key = header.name.lowercased()
      return (isSame || portable.contains(key)) && (keepsBody || !key.hasPrefix("content-"))
    }
    return HTTPRequest(method: method, url: url, headers: HTTPHeaders(headers), body: keepsBody ? request.body : nil)
  }

  /// The error of a call whose connection failed. Errors that are no such failure stay as they are.
  static func failure(
    _ error: any Error, _ phase: SdkConnectionError.Phase, _ called: Called, _ deadline: Deadline
  ) -> any Error {
    if error is any SdkError || error is CancellationError { return error }
    if let error = error as? UnsendableError { return SdkConfigurationError(error.description) }
    if error is Deadline.Over { return timeout(phase, called, deadline) }
    let failure = error as? HTTPTransportError
    let isCancelled = (error as? URLError)?.code == .cancelled
    if isCancelled, Task.isCancelled { return CancellationError() }
    if failure?.isTimeout ?? ((error as? URLError)?.code == .timedOut) { return timeout(phase, called, deadline) }
    let text = called.secrets.mask(failure?.description ?? "\(error)")
    let isSent = phase == .response || phase == .connect
    let problem =
      isSent
      ? "the request could not be sent, or was not answered" : "the connection failed while the response was read"
    let actual = failure?.wasSent == false ? .connect : phase
    return SdkConnectionError(called.failed("\(problem) (\(text))"), phase: actual, isTimeout: false)
  }

  private static func timeout(_ phase: SdkConnectionError.Phase, _ called: Called, _ deadline: Deadline) -> any Error {
    let within = "within \(Numbers.text(deadline.seconds)) s"
    let problem =
      switch phase {
      case .connect: "no connection in time"
      case .response: "no response \(within)"
      case .body: "no complete response \(within)"
      case .idle: "no data \(within)"
      }
    return SdkConnectionError(called.failed(problem), phase: phase, isTimeout: true)
  }
}

/// Bodies that nobody wants. A short one is read, so that its connection can be used again.
enum Unread {
  private static let worthReading = 64 * 1024
  private static let patience = 0.1

  static func passOver(_ response: HTTPResponse) async {
    defer { response.body.cancel() }
    if Int(response.headers["content-length"] ?? "") ?? 0 > worthReading { return }
    let body = response.body
    // Otherwise the connection cannot be used again, which is all that this is for.
    try? await Deadline(patience).run {
      var left = worthReading
      while left > 0, let piece = try await body.next() { left -= piece.count }
    }
  }
}
