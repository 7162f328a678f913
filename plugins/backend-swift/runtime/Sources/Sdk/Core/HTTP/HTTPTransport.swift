/// Sends requests. `URLSessionTransport` is the usual one.
public protocol HTTPTransport: Sendable {
  /// Sends a request, and returns when the headers of its response have arrived. It does not follow redirects, and ends at once
  /// when its task is cancelled.
  ///
  /// - Throws: `HTTPTransportError` if there is no response. Other errors count as connections that failed after the request was
  ///   sent.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

/// Wraps each attempt of a call: gets the request with its credentials, and what to send it with.
public typealias HTTPMiddleware =
  @Sendable (
    _ request: HTTPRequest, _ next: @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> HTTPResponse

/// There is no response, or its connection was lost.
public struct HTTPTransportError: Error, Sendable, CustomStringConvertible {
  /// What went wrong.
  public let description: String
  /// Whether the server may have received the request.
  public let wasSent: Bool
  /// Whether something took too long.
  public let isTimeout: Bool

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - description: What went wrong.
  ///   - wasSent: Whether the server may have received the request.
  ///   - isTimeout: Whether something took too long.
  public init(_ description: String, wasSent: Bool = true, isTimeout: Bool = false) {
    self.description = description
    self.wasSent = wasSent
    self.isTimeout = isTimeout
  }
}
