/// Makes errors of responses.
enum Failures {
  private static let mostSaid = 500
  private static let mostShown = 4000
  private static let usualMessages = [["message"], ["error", "message"], ["error"], ["detail"], ["title"]]

  /// The error of a response that is no success.
  static func read(_ reply: Reply) async throws -> SdkAPIError {
    let text = try await reply.start()
    let what = "\(reply.called.method) \(URLs.path(reply.url)) failed with \(reply.status)"
    let details = describe(reply, what, text, reply.json(in: text))
    if reply.prepared.call.procedure != nil, let failure = reply.config.features.remoteCalls?.failure(reply, details) {
      return failure
    }
    return SdkAPIError(
      details, kind: kind(reply.status), declaredName: declared(reply.operation.errors, reply.status)?.error)
  }

  /// What an error tells; `what` is the start of its text.
  static func describe(
    _ reply: Reply, _ what: String, _ text: String, _ json: JSONValue?, status: Int? = nil
  ) -> SdkAPIError.Details {
    let secrets = reply.called.secrets
    return SdkAPIError.Details(
      message: secrets.mask(message(reply, what, text, json)), status: status ?? reply.status, headers: reply.headers,
      body: json, rawBody: text, shownBody: secrets.show(text, mostShown), requestID: reply.requestID,
      method: reply.called.method, url: secrets.mask(reply.url), attempts: reply.attempt, retryAfter: reply.askedWait)
  }

  /// What a server says about an error, in one line.
  static func said(_ reply: Reply, _ text: String, _ json: JSONValue?) -> String {
    reply.called.secrets.show(json.map { message(in: reply, $0) } ?? text, mostSaid)
  }

  /// Which error a status is.
  static func kind(_ status: Int) -> SdkErrorKind {
    switch status {
    case 400: .badRequest
    case 401: .unauthorized
    case 403: .forbidden
    case 404: .notFound
    case 409: .conflict
    case 422: .unprocessableEntity
    case 429: .tooManyRequests
    default: status >= 500 ? .internalServer : .api
    }
  }

  private static func message(_ reply: Reply, _ what: String, _ text: String, _ json: JSONValue?) -> String {
    let said = said(reply, text, json)
    let why = said.isEmpty ? reply.response.reason : said
    let id = reply.requestID.map { " (request id: \($0))" } ?? ""
    return what + (why.isEmpty ? "" : ": \(why)") + id
  }

  /// A status comes before a class of statuses, and that before all others.
  private static func declared(_ errors: [ErrorSpec], _ status: Int) -> ErrorSpec? {
    errors.first { $0.status == status }
      ?? errors.last { $0.status == nil && $0.class == status / 100 }
      ?? errors.first { $0.status == nil && $0.class == nil }
  }

  private static func message(in reply: Reply, _ json: JSONValue) -> String {
    if let text = json.string { return text }
    for path in [reply.config.spec.errorMessage].compactMap({ $0 }) + usualMessages {
      if let message = json.part(at: path)?.string, !message.isEmpty { return message }
    }
    let compact = json.isNull ? "" : JSONWriter.shown(json)
    return compact.count > 2 ? compact : ""
  }
}
