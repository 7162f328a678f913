import Foundation

/// The server answered with an error.
public struct SdkAPIError: SdkError {
  /// What all copies of an error share.
  final class Details: Sendable {
    let message: String
    let status: Int
    let headers: HTTPHeaders
    let body: JSONValue?
    let rawBody: String
    let shownBody: String
    let requestID: String?
    let method: String
    let url: String
    let attempts: Int
    let retryAfter: TimeInterval?

    init(
      message: String, status: Int, headers: HTTPHeaders, body: JSONValue?, rawBody: String, shownBody: String,
      requestID: String?, method: String, url: String, attempts: Int, retryAfter: TimeInterval?
    ) {
      self.message = message
      self.status = status
      self.headers = headers
      self.body = body
      self.rawBody = rawBody
      self.shownBody = shownBody
      self.requestID = requestID
      self.method = method
      self.url = url
      self.attempts = attempts
      self.retryAfter = retryAfter
    }

    /// The same with another body.
    func with(body: JSONValue) -> Details {
      Details(
        message: message, status: status, headers: headers, body: body, rawBody: rawBody, shownBody: shownBody,
        requestID: requestID, method: method, url: url, attempts: attempts, retryAfter: retryAfter)
    }
  }

  /// Which error it is, by its status.
  public let kind: SdkErrorKind
  /// Name of the type that the API declares for this error.
  let declaredName: String?
  private let details: Details

  init(_ details: Details, kind: SdkErrorKind, declaredName: String? = nil) {
    self.details = details
    self.kind = kind
    self.declaredName = declaredName
  }

  /// Method, path, status, and what the server says about the error.
  public var message: String { details.message }
  /// The status.
  public var status: Int { details.status }
  /// The headers of the response.
  public var headers: HTTPHeaders { details.headers }
  /// The body; nil if it is not JSON.
  public var body: JSONValue? { details.body }
  /// The first MiB of the body as text.
  public var rawBody: String { details.rawBody }
  /// Id by which the server knows the request.
  public var requestID: String? { details.requestID }
  /// The HTTP method of the request.
  public var method: String { details.method }
  /// The URL without its query.
  public var url: String { details.url }
  /// How often the request was sent.
  public var attempts: Int { details.attempts }
  /// Seconds after which the server wants to be asked again.
  public var retryAfter: TimeInterval? { details.retryAfter }
}

extension SdkAPIError: CustomDebugStringConvertible, CustomReflectable {
  /// The error with the start of its body, in which credentials are masked.
  public var debugDescription: String {
    details.shownBody.isEmpty ? description : "\(description) Body: \(details.shownBody)"
  }

  /// The message, the status and the start of the body, in which credentials are masked.
  public var customMirror: Mirror {
    Mirror(self, children: ["message": message, "status": status, "body": details.shownBody])
  }
}

/// What errors that an API declares have in common.
extension SdkAPIError {
  /// Whether the API declares this error as a type of a name.
  func isDeclared(as name: String) -> Bool { declaredName == name }

  /// The body as the API declares it. Of something else, which `body` has, nothing can be read.
  func decodedBody<Body: JSONConvertible>() -> Body { body.flatMap(Body.init(json:)) ?? .placeholder }
}
