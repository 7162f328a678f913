/// A result beside its response.
public struct Response<Value: Sendable>: Sendable {
  /// The result.
  public let value: Value
  /// The status.
  public let status: Int
  /// The headers.
  public let headers: HTTPHeaders
  /// Id by which the server knows the request.
  public let requestID: String?
  /// The URL that answered, without its query.
  public let url: String

  /// The same response beside another result.
  func with<Other: Sendable>(_ other: Other) -> Response<Other> {
    Response<Other>(value: other, status: status, headers: headers, requestID: requestID, url: url)
  }
}
