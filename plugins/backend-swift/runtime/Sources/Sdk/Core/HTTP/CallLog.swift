/// Gives events of calls to a logger.
struct CallLog: Sendable {
  /// Headers in which no API has a secret.
  private static let shown: Set<String> = [
    "accept", "accept-encoding", "cache-control", "content-encoding", "content-length", "content-type", "date", "etag",
    "retry-after", "retry-after-ms", "request-id", "user-agent", "x-correlation-id", "x-request-id",
  ]

  private let logger: @Sendable (LogEntry) -> Void
  private let least: LogEntry.Level

  /// Nil if nobody wants to know.
  init?(_ options: ClientOptions) {
    guard let logger = options.logger else { return nil }
    self.logger = logger
    least = options.logLevel ?? .info
  }

  func log(_ level: LogEntry.Level, _ event: String, _ entry: LogEntry) {
    if level < least { return }
    var entry = entry
    entry.level = level
    entry.event = event
    logger(entry)
  }

  /// Logs an event, and its headers at the most detailed level.
  func log(_ event: String, _ entry: LogEntry, headers: HTTPHeaders) {
    log(.info, event, entry)
    if least > .debug { return }
    var entry = entry
    entry.headers = headers.reduce(into: [:]) { all, header in
      let key = header.name.lowercased()
      let known = Self.shown.contains(key)
      all[key] = known ? [all[key], header.value].compactMap { $0 }.joined(separator: ", ") : "***"
    }
    log(.debug, "\(event) headers", entry)
  }
}
