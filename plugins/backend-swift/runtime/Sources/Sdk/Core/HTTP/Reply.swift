import Foundation

/// The response of an attempt.
struct Reply: Sendable {
  private static let mostOfError = 1024 * 1024
  private static let usualIDHeaders = ["x-request-id", "request-id", "x-correlation-id"]
  /// Statuses whose responses have no body.
  static let bodiless: Set<Int> = [204, 205, 304]

  let config: ClientConfig
  let prepared: Prepared
  let response: HTTPResponse
  let deadline: Deadline
  let called: Called
  let attempt: Int

  var operation: OperationSpec { prepared.call.operation }
  var status: Int { response.status }
  var headers: HTTPHeaders { response.headers }
  var isSuccess: Bool { (200...299).contains(status) }
  /// The URL that answered, without query.
  var url: String { URLs.bare(called.url) }

  /// Id by which the server knows the request.
  var requestID: String? {
    (config.spec.requestIDHeaders ?? Self.usualIDHeaders).lazy.compactMap { headers[$0] }.first { !$0.isEmpty }
  }

  /// Whether the response has no body, whatever is declared.
  var isBodiless: Bool { Self.bodiless.contains(status) || operation.method == "HEAD" }

  /// Seconds that the server asks to wait.
  var askedWait: Double? { Retry.askedWait(headers, now: Date().timeIntervalSince1970) }

  /// The largest part of the body that may be in memory; nil where nobody has set one.
  var limit: Int? { prepared.call.options.maxResponseBytes ?? config.options.maxResponseBytes }

  /// A result beside the response.
  func raw<Value: Sendable>(_ value: Value) -> Response<Value> {
    Response(value: value, status: status, headers: headers, requestID: requestID, url: url)
  }

  var mediaType: String { Self.mediaType(headers["content-type"]) }

  private static func mediaType(_ header: String?) -> String {
    (header ?? "").prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// Whether the body is said to be JSON, or nothing is said.
  var isJSON: Bool {
    let type = mediaType
    return type.isEmpty || type.hasSuffix("/json") || type.hasSuffix("+json")
  }

  /// The next piece of a stream; nil at the end. Only the silence before it is limited.
  func nextPiece() async throws -> Data? {
    let body = response.body
    return try await reading(.idle, deadline.restarted()) { try await body.next() }
  }

  /// The whole body.
  func bytes() async throws -> Data {
    let body = response.body
    let most = limit ?? 0
    let all: Data? = try await reading(.body, deadline) {
      var all = Data()
      while let piece = try await body.next() {
        all.append(piece)
        if most > 0, all.count > most { return nil }
      }
      return all
    }
    guard let all else { throw decodeFailure("is larger than \(most) bytes", nil) }
    return all
  }

  /// The start of the body of an error as text.
  func start() async throws -> String {
    let body = response.body
    let start = Locked(Data())
    do {
      try await reading(.body, deadline) {
        while start.withLock({ $0.count }) < Self.mostOfError, let piece = try await body.next() {
          start.withLock { $0.append(piece) }
        }
      }
    } catch {
      // The status is known, and more useful than the failure to read on.
      try Task.checkCancellation()
    }
    return text(start.withLock { $0.prefix(Self.mostOfError) })
  }

  /// Bytes of the body as text.
  func text(_ bytes: Data) -> String { Charsets.text(bytes, contentType: headers["content-type"]) }

  /// The JSON that a text is; nil if it is none, or not said to be.
  func json(in text: String) -> JSONValue? { isJSON ? try? JSONValue(parsing: text) : nil }

  func decodeFailure(_ problem: String, _ text: String?, path: String? = nil, line: Int? = nil) -> SdkDecodeError {
    let place = line.map { " in line \($0)" } ?? ""
    let message = called.failed("the response (status \(status)) \(problem)\(place)")
    return SdkDecodeError(message: message, status: status, headers: headers, rawBody: text, path: path, line: line)
  }

  /// Gives up a body that nobody wants.
  func passOver() async { await Unread.passOver(response) }

  private func reading<Value: Sendable>(
    _ phase: SdkConnectionError.Phase, _ deadline: Deadline, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    do {
      return try await deadline.run(body)
    } catch {
      throw Sender.failure(error, phase, called, deadline)
    }
  }
}

/// Texts in the charset that their content type names.
enum Charsets {
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "us-ascii": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
    "utf-16": .utf16, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian, "utf-32": .utf32,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
  ]

  /// A text without its byte order mark. What is not valid is replaced.
  static func text(_ bytes: Data, contentType: String?) -> String {
    let text = charset(contentType).flatMap { encodings[$0] }.flatMap { String(data: bytes, encoding: $0) }
    let decoded = text ?? String(decoding: bytes, as: UTF8.self)
    return decoded.unicodeScalars.first == "\u{FEFF}" ? String(decoded.unicodeScalars.dropFirst()) : decoded
  }

  private static func charset(_ contentType: String?) -> String? {
    for parameter in (contentType ?? "").split(separator: ";").dropFirst() {
      let (name, value) = URLs.cut(String(parameter), "=")
      if name.trimmingCharacters(in: .whitespaces).lowercased() == "charset" {
        return value?.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")).lowercased()
      }
    }
    return nil
  }
}
