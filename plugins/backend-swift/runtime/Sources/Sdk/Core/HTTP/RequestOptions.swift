import Foundation

/// Options of a call. What is nil is that of the client.
public struct RequestOptions: Sendable {
  /// Seconds that an attempt may take; for streams, the silence between two pieces; 0: no limit.
  public var timeout: TimeInterval?
  /// How often the call is repeated.
  public var maxRetries: Int?
  /// Further headers; nil removes one that the SDK sends.
  public var headers: [String: String?]
  /// Further parameters of the query, which replace those of the same name.
  public var query: JSONObject
  /// Further properties of the body, which replace those of the same name.
  public var bodyProperties: JSONObject
  /// Key by which the server knows a repeated call.
  public var idempotencyKey: String?
  /// URL of the API for this call.
  public var baseURL: String?
  /// Other credentials, by the names of the options of the client.
  public var credentials: [String: String]
  /// The largest body that is read into memory; 0: no limit.
  public var maxResponseBytes: Int?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - timeout: Seconds that an attempt may take; for streams, the silence between two pieces; 0: no limit.
  ///   - maxRetries: How often the call is repeated.
  ///   - headers: Further headers; nil removes one that the SDK sends.
  ///   - query: Further parameters of the query, which replace those of the same name.
  ///   - bodyProperties: Further properties of the body, which replace those of the same name.
  ///   - idempotencyKey: Key by which the server knows a repeated call.
  ///   - baseURL: URL of the API for this call.
  ///   - credentials: Other credentials, by the names of the options of the client.
  ///   - maxResponseBytes: The largest body that is read into memory; 0: no limit.
  public init(
    timeout: TimeInterval? = nil, maxRetries: Int? = nil, headers: [String: String?] = [:], query: JSONObject = [:],
    bodyProperties: JSONObject = [:], idempotencyKey: String? = nil, baseURL: String? = nil,
    credentials: [String: String] = [:], maxResponseBytes: Int? = nil
  ) {
    self.timeout = timeout
    self.maxRetries = maxRetries
    self.headers = headers
    self.query = query
    self.bodyProperties = bodyProperties
    self.idempotencyKey = idempotencyKey
    self.baseURL = baseURL
    self.credentials = credentials
    self.maxResponseBytes = maxResponseBytes
  }
}

extension RequestOptions: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The options without what may be secret.
  public var description: String {
    "RequestOptions(timeout: \(OptionChecks.shown(timeout)), maxRetries: \(OptionChecks.shown(maxRetries)), "
      + "headers: \(headers.keys.sorted()), query: \(query.keys), credentials: \(credentials.keys.sorted()))"
  }

  /// The options without what may be secret.
  public var debugDescription: String { description }

  /// The options without what may be secret.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["timeout": timeout as Any, "maxRetries": maxRetries as Any, "headers": headers.keys.sorted()])
  }
}
