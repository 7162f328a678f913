import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with a session of its own, which ends with the transport.
public final class URLSessionTransport: HTTPTransport {
  /// More than any timeout: calls have limits of their own.
  private static let week: TimeInterval = 604_800
  private static let connectionsPerHost = 1000

  private let configuration: URLSessionConfiguration
  private let session: URLSession
  private let delegate: SessionDelegate

  /// Creates a transport without cookies, caches and stored credentials.
  public convenience init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = Self.week
    configuration.timeoutIntervalForResource = Self.week
    configuration.httpMaximumConnectionsPerHost = Self.connectionsPerHost
    self.init(configuration: configuration)
  }

  /// Creates a transport.
  ///
  /// - Parameter configuration: How the session connects, such as its proxies and its limits.
  public init(configuration: URLSessionConfiguration) {
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    #if canImport(FoundationNetworking)
      configuration.protocolClasses = GuardedProtocol.classes(configuration.protocolClasses)
    #endif
    self.configuration = configuration
    delegate = SessionDelegate()
    session = Self.makeSession(configuration, delegate)
  }

  private static func makeSession(_ configuration: URLSessionConfiguration, _ delegate: SessionDelegate) -> URLSession {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit {
    SessionCalls.run { [session] in session.finishTasksAndInvalidate() }
  }

  /// Sends a request.
  ///
  /// - Throws: `HTTPTransportError` if there is no response.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    if request.method == "GET", request.body != nil {
      throw UnsendableError("URLSession does not send a GET request with a body: give the client another transport")
    }
    let upload = try await Upload(request.body)
    try Task.checkCancellation()
    let (session, delegate) = place(for: upload)
    defer { if session !== self.session { SessionCalls.run { session.finishTasksAndInvalidate() } } }
    let task = try await SessionCalls.result { try self.makeTask(request, upload, session) }
    let exchange = Exchange(task: task, upload: upload)
    delegate.add(exchange)
    do {
      return try await withTaskCancellationHandler {
        try await exchange.response()
      } onCancel: {
        exchange.cancel()
      }
    } catch {
      // A task that never began does not complete either.
      delegate.remove(exchange)
      throw error
    }
  }

  /// What sends a request. One whose body comes in pieces has a session of its own, since others would wait for the pieces.
  private func place(for upload: Upload) -> (URLSession, SessionDelegate) {
    guard case .stream = upload.content else { return (session, delegate) }
    let delegate = SessionDelegate()
    return (Self.makeSession(configuration, delegate), delegate)
  }

  private func makeTask(
    _ request: HTTPRequest, _ upload: Upload, _ session: URLSession
  ) throws -> URLSessionDataTask {
    guard let url = URL(string: request.url) else { throw HTTPTransportError("the URL is not valid", wasSent: false) }
    var sent = URLRequest(url: url, timeoutInterval: configuration.timeoutIntervalForRequest)
    sent.httpMethod = request.method
    for (name, value) in request.headers { sent.setValue(value, forHTTPHeaderField: name) }
    switch upload.content {
    case .none: break
    case .data(let data): sent.httpBody = data
    case .stream(let pipe): sent.httpBodyStream = BodyStream.open(pipe)
    case .file(let file, _): return session.uploadTask(with: sent, fromFile: file)
    }
    return session.dataTask(with: sent)
  }
}

/// Passes the events of tasks on to their exchanges.
private final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Locked<[Int: Exchange]>([:])

  func add(_ exchange: Exchange) {
    exchanges.withLock { $0[exchange.task.taskIdentifier] = exchange }
  }

  func remove(_ exchange: Exchange) {
    exchanges.withLock { $0[exchange.task.taskIdentifier] = nil }
  }

  private func exchange(_ task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(dataTask)?.receive(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    #if canImport(FoundationNetworking)
      let error = error is CompleteUnauthorized ? nil : error
    #endif
    exchange?.complete(task.response, error)
  }
}
