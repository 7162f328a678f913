import Foundation

@testable import Sdk

/// Answers as a vector says, and keeps the requests.
final class FakeTransport: HTTPTransport {
  /// Where the first body is cut.
  enum Cut: Sendable {
    case nowhere, everywhere
    case at(Int)
  }

  /// Headers that transports add.
  private static let own: Set<String> = ["accept-encoding", "content-length", "host", "transfer-encoding"]

  private let responses: [JSONValue]
  private let cut: Cut
  private let sent = Locked<[JSONValue]>([])

  init(_ responses: [JSONValue], _ cut: Cut = .nowhere) {
    self.responses = responses
    self.cut = cut
  }

  var requests: [JSONValue] { sent.withLock { $0 } }

  static func bytes(of given: JSONValue) -> Data {
    if let base64 = given["base64"] { return Data(json: base64) ?? Data() }
    let body = given["body"] ?? [:]
    return Data((body.string ?? JSONWriter.shown(body)).utf8)
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let described = try await Self.describe(request)
    let count = sent.withLock { sent in
      sent.append(described)
      return sent.count - 1
    }
    let given = responses[min(count, responses.count - 1)]
    if let kind = given["fails"]?.string {
      throw HTTPTransportError("the connection was \(kind)", wasSent: kind != "unsent")
    }
    var headers = HTTPHeaders()
    for (name, value) in given["headers"]?.object ?? [:] { headers.add(name, try Values.text(value)) }
    let isJSON = given["base64"] == nil && given["body"]?.string == nil
    if isJSON, headers["content-type"] == nil { headers.add("Content-Type", "application/json") }
    return HTTPResponse(
      status: given["status"].flatMap(Int.init(json:)) ?? 200, reason: given["statusText"]?.string ?? "",
      headers: headers, body: HTTPBody(chunks: chunks(Self.bytes(of: given), isFirst: count == 0)))
  }

  private func chunks(_ bytes: Data, isFirst: Bool) -> [Data] {
    switch cut {
    case .everywhere where isFirst: bytes.map { Data([$0]) }
    case .at(let place) where isFirst: [Data(bytes.prefix(place)), Data(bytes.dropFirst(place))]
    default: bytes.isEmpty ? [] : [bytes]
    }
  }

  private static func describe(_ request: HTTPRequest) async throws -> JSONValue {
    var headers: JSONObject = [:]
    for (name, value) in request.headers where !own.contains(name.lowercased()) {
      headers[name.lowercased()] = .string(value)
    }
    var body = Data()
    if let content = request.body {
      for try await piece in content { body.append(piece) }
    }
    return [
      "method": .string(request.method), "url": .string(plain(request.url)), "headers": .object(headers),
      "headerNames": .array(headers.keys.sorted().map(JSONValue.string)),
      "body": .string(String(decoding: body, as: UTF8.self)),
    ]
  }

  private static func plain(_ url: String) -> String {
    let url = String(url.prefix { $0 != "#" })
    guard let parts = URLs.Parts(url) else { return url }
    let isUsual = parts.authority.hasSuffix(parts.scheme == "https" ? ":443" : ":80")
    return isUsual ? url.replacingOccurrences(of: parts.authority, with: parts.place) : url
  }
}
