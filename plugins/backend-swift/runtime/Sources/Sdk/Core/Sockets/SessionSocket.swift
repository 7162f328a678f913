import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A connection by the platform's own WebSocket. Messages are read while nobody waits for them, so that the end is noticed.
actor SessionSocket: SocketConnection, MessageSource {
  private let task: URLSessionWebSocketTask
  private let session: URLSession
  private let limit: Int
  private let queue: MessageQueue
  private var reading: Task<Void, Never>?
  private(set) var closed: SocketClosed?

  /// - Parameters:
  ///   - session: A session of the connection alone, which ends with it.
  ///   - limit: The largest message in bytes; 0 for no limit.
  ///   - mostWaiting: How many messages may wait to be read.
  init(_ task: URLSessionWebSocketTask, session: URLSession, limit: Int, mostWaiting: Int) {
    self.task = task
    self.session = session
    self.limit = limit
    task.maximumMessageSize = limit > 0 ? limit : Int.max
    queue = MessageQueue(limit: mostWaiting)
  }

  /// Opens a connection.
  ///
  /// - Throws: `HTTPTransportError` if the server does not open it.
  static func open(_ url: URL, _ headers: HTTPHeaders, limit: Int, mostWaiting: Int) async throws -> SessionSocket {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.scheme = ["https", "wss"].contains(url.scheme?.lowercased() ?? "") ? "wss" : "ws"
    guard let address = parts?.url else { throw HTTPTransportError("the URL is not one", wasSent: false) }
    var request = URLRequest(url: address)
    for header in headers { request.addValue(header.value, forHTTPHeaderField: header.name) }
    let opened = SocketOpened()
    // Redirects are not followed: they could lead the credentials to another server.
    let session = URLSession(configuration: .ephemeral, delegate: opened, delegateQueue: nil)
    let task = session.webSocketTask(with: request)
    let socket = SessionSocket(task, session: session, limit: limit, mostWaiting: mostWaiting)
    task.resume()
    do {
      try await opened.value(of: task)
    } catch {
      session.invalidateAndCancel()
      throw error
    }
    await socket.start()
    return socket
  }

  func start() {
    reading = queue.fill(from: self)
  }

  nonisolated func abandon() {
    session.invalidateAndCancel()
  }

  func receive() async throws -> SocketMessage? {
    try await queue.next()
  }

  func send(_ message: SocketMessage) async -> SocketClosed? {
    if closed != nil { return closed }
    let text = String(decoding: message.bytes, as: UTF8.self)
    do {
      try await task.send(message.isText ? .string(text) : .data(Data(message.bytes)))
    } catch {
      // The server may have said why before the connection broke.
      await queue.finish()
      await reading?.value
      finish(SocketClosed(code: SocketClosed.lost))
    }
    return closed
  }

  func close(code: Int, reason: String) async {
    guard closed == nil else { return }
    closed = SocketClosed(code: code, reason: reason)
    let closeCode = URLSessionWebSocketTask.CloseCode(rawValue: code) ?? .normalClosure
    task.cancel(with: closeCode, reason: Data(SocketClosed.content(code: code, reason: reason).dropFirst(2)))
    session.finishTasksAndInvalidate()
  }

  func readMessage() async -> SocketMessage? {
    do {
      switch try await task.receive() {
      case .string(let text): return SocketMessage(bytes: Array(text.utf8), isText: true)
      case .data(let data): return SocketMessage(bytes: Array(data), isText: false)
      @unknown default: return nil
      }
    } catch {
      finish(how(error))
      return nil
    }
  }

  private func how(_ error: any Error) -> SocketClosed {
    if (error as? URLError)?.code == .dataLengthExceedsMaximum {
      return SocketClosed(code: SocketClosed.tooLarge, isOurs: true)
    }
    let reason = task.closeReason.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let code = task.closeCode == .invalid ? SocketClosed.lost : task.closeCode.rawValue
    return SocketClosed(code: code, reason: reason)
  }

  private func finish(_ how: SocketClosed) {
    closed = closed ?? how
    session.finishTasksAndInvalidate()
  }
}

/// Waits until the platform says that a connection is open, or why it is not.
private final class SocketOpened: NSObject, URLSessionWebSocketDelegate {
  private let outcome = Locked<(result: Result<Void, any Error>?, waiting: CheckedContinuation<Void, any Error>?)>(
    (nil, nil))

  func value(of task: URLSessionWebSocketTask) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let known = outcome.withLock { state in
          if state.result == nil { state.waiting = continuation }
          return state.result
        }
        if let known { continuation.resume(with: known) }
      }
    } onCancel: {
      task.cancel()
      end(.failure(CancellationError()))
    }
  }

  func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
  {
    end(.success(()))
  }

  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith code: URLSessionWebSocketTask.CloseCode,
    reason: Data?
  ) {
    end(.failure(HTTPTransportError("the server closed the connection")))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let reason = error?.localizedDescription ?? "the server closed the connection"
    end(.failure(HTTPTransportError(reason)))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  private func end(_ result: Result<Void, any Error>) {
    let waiting = outcome.withLock { state in
      guard state.result == nil else { return CheckedContinuation<Void, any Error>?.none }
      state.result = result
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(with: result)
  }
}
