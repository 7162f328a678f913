import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request of a session, and its response.
final class Exchange: Sendable {
  private struct State {
    var head: CheckedContinuation<HTTPResponse, any Error>?
    var reader: CheckedContinuation<Data?, any Error>?
    var hasResponse = false
    var arrived = ArrivedBytes()
    var end: Result<Void, any Error>?
  }

  private static let cancellations = DispatchQueue(label: "sdk.cancellations", attributes: .concurrent)

  let task: URLSessionDataTask
  private let upload: Upload
  private let state = Locked(State())

  init(task: URLSessionDataTask, upload: Upload) {
    self.task = task
    self.upload = upload
  }

  /// Sends the request.
  func response() async throws -> HTTPResponse {
    try await withCheckedThrowingContinuation { continuation in
      let end = state.withLock { state -> Result<Void, any Error>? in
        if state.end == nil { state.head = continuation }
        return state.end
      }
      if case .failure(let error)? = end {
        continuation.resume(throwing: error)
      } else {
        SessionCalls.run { [task] in task.resume() }
      }
    }
  }

  /// Ends the request, and closes its connection.
  func cancel() {
    finish(.failure(CancellationError()))
    // Cancelling waits for the queue of the session, which may wait for a lock that the task of Swift holds while it is
    // cancelled.
    Self.cancellations.async { [task, upload] in
      // A session that waits for the body would not cancel anything.
      upload.cancel()
      task.cancel()
    }
  }

  func receive(_ response: URLResponse) {
    // Heads that come before that of the response are told like it, such as 103 with its hints.
    if let status = (response as? HTTPURLResponse)?.statusCode, (100..<200).contains(status), status != 101 { return }
    let head = state.withLock { state in
      defer { state.head = nil }
      state.hasResponse = state.hasResponse || state.head != nil
      return state.head
    }
    head?.resume(returning: made(response))
  }

  private func made(_ response: URLResponse) -> HTTPResponse {
    let response = response as? HTTPURLResponse
    var headers = HTTPHeaders()
    for (name, value) in response?.allHeaderFields ?? [:] {
      if let name = name as? String, let value = value as? String { headers.add(name, value) }
    }
    let status = response?.statusCode ?? 0
    let reading = Reading(self)
    return HTTPResponse(
      status: status, reason: StatusTexts.text(status), headers: headers,
      body: HTTPBody(next: { try await reading.exchange.next() }, cancel: { reading.exchange.cancel() }))
  }

  func receive(_ data: Data) {
    if data.isEmpty { return }
    do {
      let reader = try state.withLock { state -> CheckedContinuation<Data?, any Error>? in
        if state.end != nil { return nil }
        if let reader = state.reader {
          state.reader = nil
          return reader
        }
        try state.arrived.append(data, of: task)
        return nil
      }
      reader?.resume(returning: data)
    } catch {
      finish(.failure(error))
      Self.cancellations.async { [task] in task.cancel() }
    }
  }

  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    // A redirect that is refused completes without the event of a response.
    if let response, error == nil, !state.withLock({ $0.hasResponse }) { receive(response) }
    finish(error.map { .failure(upload.failure ?? Self.failure($0)) } ?? .success(()))
    upload.cancel()
  }

  private func finish(_ end: Result<Void, any Error>) {
    let waiting = state.withLock { state in
      defer {
        state.head = nil
        state.reader = nil
      }
      if state.end == nil { state.end = end }
      return (head: state.head, reader: state.reader)
    }
    switch end {
    case .failure(let error):
      waiting.head?.resume(throwing: error)
      waiting.reader?.resume(throwing: error)
    case .success:
      waiting.head?.resume(throwing: HTTPTransportError("there was no response"))
      waiting.reader?.resume(returning: nil)
    }
  }

  /// The next piece; nil at the end.
  private func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let ready = state.withLock { state -> Result<Data?, any Error>? in
          if !state.arrived.isEmpty { return Result { try state.arrived.take(of: task) } }
          if let end = state.end { return end.map { nil } }
          state.reader = continuation
          return nil
        }
        if let ready { continuation.resume(with: ready) }
      }
    } onCancel: {
      cancel()
    }
  }

  private static func failure(_ error: any Error) -> any Error {
    guard let error = error as? URLError else { return HTTPTransportError("\(error)") }
    let unsent: Set<URLError.Code> = [
      .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet, .secureConnectionFailed,
      .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot, .unsupportedURL,
      .badURL, .appTransportSecurityRequiresSecureConnection,
    ]
    let text = error.localizedDescription
    return HTTPTransportError(text, wasSent: !unsent.contains(error.code), isTimeout: error.code == .timedOut)
  }

  /// What reads the body. Its connection is closed when nobody can read on.
  private final class Reading: Sendable {
    let exchange: Exchange

    init(_ exchange: Exchange) {
      self.exchange = exchange
    }

    deinit {
      exchange.cancel()
    }
  }
}
