@testable import Sdk

/// Errors as vectors describe them.
enum ErrorDescriptions {
  static func describe(_ error: any Error) -> JSONValue {
    guard let known = error as? any SdkError else {
      // No call ends with it, so whoever reads the deviation needs to know what it is.
      return ["kind": .string("\(type(of: error))"), "message": .string("\(error)")]
    }
    var fields: JSONObject = ["kind": .string(name(known.kind)), "message": .string(message(known.message))]
    switch error {
    case let error as SdkAPIError:
      fields["status"] = error.status.json
      fields["method"] = .string(error.method)
      fields["url"] = .string(error.url)
      fields["requestId"] = error.requestID?.json
      fields["attempts"] = error.attempts.json
      fields["retryAfter"] = error.retryAfter?.json
      fields["rawBody"] = .string(error.rawBody)
    case let error as SdkConnectionError: fields["attempts"] = error.attempts.json
    case let error as SdkDecodeError:
      fields["status"] = error.status.json
      fields["rawBody"] = error.rawBody?.json
      fields["path"] = error.path?.json
      fields["line"] = error.line?.json
    case let error as SdkStreamError: fields["data"] = error.body ?? error.text?.json
    case let error as SdkOAuthTokenError: fields["status"] = error.status?.json
    default: break
    }
    return .object(fields)
  }

  private static func name(_ kind: SdkErrorKind) -> String {
    switch kind {
    case .api: "ApiError"
    case .internalServer: "InternalServerError"
    case .oauthToken: "OAuthTokenError"
    case .jsonRPC: "JsonRpcError"
    default: kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "Error"
    }
  }

  /// A message with a small letter at its start.
  private static func message(_ text: String) -> String {
    let second = text.dropFirst().first
    guard let first = text.first, second?.isLowercase ?? false || second == " " else { return text }
    return first.lowercased() + text.dropFirst()
  }
}
