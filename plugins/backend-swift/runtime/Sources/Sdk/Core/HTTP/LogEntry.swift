/// An event of a call. It holds no bodies, and no values of queries and of headers that may be secret.
public struct LogEntry: Sendable {
  /// How much an event matters.
  public enum Level: String, Sendable, Comparable, CaseIterable {
    /// Headers of requests and responses.
    case debug
    /// Requests and responses.
    case info
    /// Retries.
    case warn
    /// Calls that failed.
    case error

    /// Whether one level matters less than another one.
    public static func < (left: Level, right: Level) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// How much it matters.
  public internal(set) var level: Level
  /// What happened: `request`, `response`, `request headers`, `response headers`, `retry` or `error`.
  public internal(set) var event: String
  /// The HTTP method.
  public let method: String
  /// The URL; its query has no values.
  public let url: String
  /// The number of the attempt, from 1.
  public let attempt: Int
  /// The status of the response.
  public internal(set) var status: Int?
  /// Id by which the server knows the request.
  public internal(set) var requestID: String?
  /// Why the call is repeated, or why it failed.
  public internal(set) var reason: String?
  /// Headers by their names in lower case.
  public internal(set) var headers: [String: String]?
  /// Milliseconds since the attempt began.
  public internal(set) var durationMilliseconds: Int?
  /// Milliseconds until the call is repeated.
  public internal(set) var waitMilliseconds: Int?
}
