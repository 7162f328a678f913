/// A request as it is sent.
public struct HTTPRequest: Sendable {
  /// The HTTP method, such as `GET`.
  public var method: String
  /// The absolute URL, percent-encoded.
  public var url: String
  /// The headers.
  public var headers: HTTPHeaders
  /// The body; nil for none.
  public var body: RequestBody?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - url: The absolute URL, percent-encoded.
  ///   - headers: The headers.
  ///   - body: The body; nil for none.
  public init(method: String, url: String, headers: HTTPHeaders = HTTPHeaders(), body: RequestBody? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Method and URL, without what may be secret.
  public var description: String { "\(method) \(URLs.masked(url))" }

  /// Method and URL, without what may be secret.
  public var debugDescription: String { description }

  /// Method and URL, without what may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["method": method, "url": URLs.masked(url), "headers": headers])
  }
}
