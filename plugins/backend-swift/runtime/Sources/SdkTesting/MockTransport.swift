import Foundation
import Sdk

/// A transport for tests, which answers without a network and keeps the requests.
public final class MockTransport: HTTPTransport {
  /// Answers a request.
  public typealias Handler = @Sendable (HTTPRequest) async throws -> HTTPResponse

  private actor Record {
    var requests: [HTTPRequest] = []

    func add(_ request: HTTPRequest) { requests.append(request) }
  }

  private let record = Record()
  private let handler: Handler

  /// Creates a transport.
  ///
  /// - Parameter handler: Answers each request.
  public init(_ handler: @escaping Handler) {
    self.handler = handler
  }

  /// Creates a transport that gives the same answer to each request.
  ///
  /// - Parameters:
  ///   - json: The body, as JSON.
  ///   - status: The status.
  ///   - headers: Further headers.
  public convenience init(json: String, status: Int = 200, headers: HTTPHeaders = HTTPHeaders()) {
    self.init { _ in HTTPResponse.json(json, status: status, headers: headers) }
  }

  /// The requests that were sent, in their order.
  public var requests: [HTTPRequest] {
    get async { await record.requests }
  }

  /// Keeps a request, and answers it.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    await record.add(request)
    return try await handler(request)
  }
}

extension HTTPResponse {
  /// Creates a response whose body is JSON.
  ///
  /// - Parameters:
  ///   - text: The body, as JSON.
  ///   - status: The status.
  ///   - headers: Further headers.
  /// - Returns: The response.
  public static func json(_ text: String, status: Int = 200, headers: HTTPHeaders = HTTPHeaders()) -> HTTPResponse {
    var headers = headers
    if headers["content-type"] == nil { headers["Content-Type"] = "application/json" }
    return HTTPResponse(status: status, headers: headers, body: HTTPBody(Data(text.utf8)))
  }
}
