import Foundation

/// A value in every way in which programs print it.
func printed(_ value: Any) -> String {
  var dumped = ""
  dump(value, to: &dumped)
  let described = (value as? any Error)?.localizedDescription ?? ""
  return "\(value)\n\(String(reflecting: value))\n\(dumped)\n\(described)"
}

/// An error as the contract describes it.
func describe(_ error: any Error) -> JSONObject {
  let name = nameOf(error)
  var described: JSONObject = [
    "kind": .string(kindOf(error)), "class": .string(name), "name": .string(name),
    "message": .string((error as? any SdkError)?.message ?? "\(error)"), "text": .string(printed(error)),
    "inTree": .bool(error is any SdkError), "native": .bool(error is CancellationError),
  ]
  switch error {
  case let error as SdkAPIError: describeResponse(error, &described)
  case let error as SdkSocketClosedError:
    described["code"] = .number(JSONNumber(Int64(error.code)))
    described["reason"] = .string(error.reason)
  case let error as SdkConnectionError:
    described["phase"] = .string(error.phase.rawValue)
    described["attempts"] = .number(JSONNumber(Int64(error.attempts)))
  case let error as SdkConfigurationError:
    if error.kind == .missingCredentials {
      described["missingSchemes"] = .array(error.missingSchemes.map { .array($0.map { .string($0) }) })
    }
  case let error as SdkOAuthTokenError:
    described["status"] = error.status.map { .number(JSONNumber(Int64($0))) }
    described["error"] = error.error.map { .string($0) }
    described["errorDescription"] = error.errorDetail.map { .string($0) }
  case let error as SdkDecodeError:
    described["status"] = .number(JSONNumber(Int64(error.status)))
    described["headers"] = headersOf(error.headers)
    described["rawBody"] = error.rawBody.map { .string($0) }
    described["path"] = error.path.map { .string($0) }
    described["line"] = error.line.map { .number(JSONNumber(Int64($0))) }
  default: break
  }
  return described
}

private func describeResponse(_ error: SdkAPIError, _ described: inout JSONObject) {
  described["status"] = .number(JSONNumber(Int64(error.status)))
  described["headers"] = headersOf(error.headers)
  described["rawBody"] = .string(error.rawBody)
  described["body"] = error.body.map(encoded)
  described["url"] = .string(error.url)
  described["attempts"] = .number(JSONNumber(Int64(error.attempts)))
  described["requestId"] = error.requestID.map { .string($0) }
  described["retryAfter"] = error.retryAfter.map { .number(JSONNumber($0)) }
}

/// The class that other languages have for an error, by what it is here: a kind, or a declared error.
private func nameOf(_ error: any Error) -> String {
  if let error = error as? SdkAPIError {
    if let declared = table.declaredName(error) { return declared }
    return error.kind == .api ? "ApiError" : "\(capitalized(error.kind))Error"
  }
  if let error = error as? any SdkError, error.kind == .timeout || error.kind == .missingCredentials {
    return error.kind == .timeout ? "TimeoutError" : "MissingCredentialsError"
  }
  return String(describing: type(of: error)).replacingOccurrences(of: "Sdk", with: "")
}

private func capitalized(_ kind: SdkErrorKind) -> String {
  let name = "\(kind)"
  return name.prefix(1).uppercased() + name.dropFirst()
}

private func kindOf(_ error: any Error) -> String {
  switch error {
  case is CancellationError: "canceled"
  case let error as SdkConfigurationError: error.kind == .missingCredentials ? "credentials" : "config"
  case is SdkSocketClosedError: "stream"
  case let error as SdkConnectionError: error.kind == .timeout ? "timeout" : "connection"
  case is SdkAPIError: "api"
  case is SdkOAuthTokenError: "oauth"
  case is SdkDecodeError: "decode"
  case is SdkStreamError: "stream"
  case is SdkWebhookVerificationError: "webhook"
  default: "unknown"
  }
}
