import Foundation

/// What every error of this SDK is. Cancellation is Swift's own `CancellationError`.
public protocol SdkError: Error, Sendable, LocalizedError, CustomNSError, CustomStringConvertible {
  /// Which error it is.
  var kind: SdkErrorKind { get }
  /// What went wrong, without secrets.
  var message: String { get }
}

/// Which error it is.
public enum SdkErrorKind: String, Sendable, Hashable, CaseIterable {
  /// The server answered with 400.
  case badRequest
  /// The server answered with 401.
  case unauthorized
  /// The server answered with 403.
  case forbidden
  /// The server answered with 404.
  case notFound
  /// The server answered with 409.
  case conflict
  /// The server answered with 422.
  case unprocessableEntity
  /// The server answered with 429.
  case tooManyRequests
  /// The server answered with 500 or more.
  case internalServer
  /// The server answered with another status that is no success.
  case api
  /// A procedure of JSON-RPC failed.
  case jsonRPC
  /// The call or the client is not made as it should be. Nothing was sent.
  case configuration
  /// The call needs credentials that the client does not have. Nothing was sent.
  case missingCredentials
  /// There was no response: the connection failed, or was lost.
  case connection
  /// There was no response in time.
  case timeout
  /// There is no access token, since the token endpoint gave none.
  case oauthToken
  /// The body of a response is not what the API declares.
  case decode
  /// A stream ended early, or carried an error.
  case stream
  /// A channel was not closed normally.
  case socketClosed
  /// A delivery of a webhook is not what its sender signed.
  case webhookVerification
}

extension SdkError {
  /// What went wrong, without secrets.
  public var errorDescription: String? { message }

  /// The kind and the message.
  public var description: String { "\(Self.self).\(kind): \(message)" }

  /// The domain of errors of this SDK.
  public static var errorDomain: String { String(reflecting: Self.self) }

  /// The index of the kind.
  public var errorCode: Int { SdkErrorKind.allCases.firstIndex(of: kind) ?? 0 }

  /// The message.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}
