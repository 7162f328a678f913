import Foundation

/// Options of a client that no API has for itself. What is nil has its usual value.
public struct ClientOptions: Sendable {
  /// Seconds that an attempt may take, usually 60; for streams, the silence between two pieces; 0: no limit.
  public var timeout: TimeInterval?
  /// How often a call is repeated, usually twice.
  public var maxRetries: Int?
  /// Whether calls are repeated that the server may have carried out.
  public var retryUnsafe: Bool?
  /// Headers of every request; nil removes one that the SDK sends.
  public var headers: [String: String?]
  /// Sends the requests; usually a `URLSessionTransport`.
  public var transport: (any HTTPTransport)?
  /// Wraps each attempt; the first is the outermost.
  public var middleware: [HTTPMiddleware]?
  /// Gets each event of a call.
  public var logger: (@Sendable (LogEntry) -> Void)?
  /// The least level that is logged; usually `info`.
  public var logLevel: LogEntry.Level?
  /// The largest body that is read into memory; 0: no limit.
  public var maxResponseBytes: Int?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - timeout: Seconds that an attempt may take, usually 60; for streams, the silence between two pieces; 0: no limit.
  ///   - maxRetries: How often a call is repeated, usually twice.
  ///   - retryUnsafe: Whether calls are repeated that the server may have carried out.
  ///   - headers: Headers of every request; nil removes one that the SDK sends.
  ///   - transport: Sends the requests; usually a `URLSessionTransport`.
  ///   - middleware: Wraps each attempt; the first is the outermost.
  ///   - logger: Gets each event of a call.
  ///   - logLevel: The least level that is logged; usually `info`.
  ///   - maxResponseBytes: The largest body that is read into memory; 0: no limit.
  public init(
    timeout: TimeInterval? = nil, maxRetries: Int? = nil, retryUnsafe: Bool? = nil, headers: [String: String?] = [:],
    transport: (any HTTPTransport)? = nil, middleware: [HTTPMiddleware]? = nil,
    logger: (@Sendable (LogEntry) -> Void)? = nil, logLevel: LogEntry.Level? = nil, maxResponseBytes: Int? = nil
  ) {
    self.timeout = timeout
    self.maxRetries = maxRetries
    self.retryUnsafe = retryUnsafe
    self.headers = headers
    self.transport = transport
    self.middleware = middleware
    self.logger = logger
    self.logLevel = logLevel
    self.maxResponseBytes = maxResponseBytes
  }

  /// These options, and those of others where they are not given.
  func over(_ lower: ClientOptions?) -> ClientOptions {
    guard let lower else { return self }
    return ClientOptions(
      timeout: timeout ?? lower.timeout, maxRetries: maxRetries ?? lower.maxRetries,
      retryUnsafe: retryUnsafe ?? lower.retryUnsafe, headers: lower.headers.merging(headers) { $1 },
      transport: transport ?? lower.transport, middleware: middleware ?? lower.middleware,
      logger: logger ?? lower.logger, logLevel: logLevel ?? lower.logLevel,
      maxResponseBytes: maxResponseBytes ?? lower.maxResponseBytes)
  }

  /// Throws `UnsendableError` if a value is out of its range, or a header cannot be sent.
  func check() throws {
    try OptionChecks.check(timeout, maxRetries, maxResponseBytes)
    var all = HTTPHeaders()
    for (name, value) in headers { try all.setChecked(name, value) }
  }
}

extension ClientOptions: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The options without what may be secret.
  public var description: String {
    "ClientOptions(timeout: \(OptionChecks.shown(timeout)), maxRetries: \(OptionChecks.shown(maxRetries)), "
      + "headers: \(headers.keys.sorted()))"
  }

  /// The options without what may be secret.
  public var debugDescription: String { description }

  /// The options without what may be secret.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["timeout": timeout as Any, "maxRetries": maxRetries as Any, "headers": headers.keys.sorted()])
  }
}

/// What options of clients and of calls have in common.
enum OptionChecks {
  static func check(_ timeout: TimeInterval?, _ maxRetries: Int?, _ maxResponseBytes: Int?) throws {
    let isTimeout = timeout.map { $0 >= 0 && $0.isFinite } ?? true
    if !isTimeout || maxRetries ?? 0 < 0 || maxResponseBytes ?? 0 < 0 {
      throw UnsendableError("Timeouts, retries and sizes must be numbers that are not negative")
    }
  }

  static func shown<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
}
