import Foundation
import Sdk

/// A request as it was sent.
struct WireReceived: Sendable {
  let method: String
  let url: String
  let headers: HTTPHeaders
  var body: String

  init(_ request: HTTPRequest) async throws {
    method = request.method
    url = request.url
    headers = request.headers
    var bytes = Data()
    if let body = request.body {
      for try await piece in body { bytes += piece }
    }
    body = String(decoding: bytes, as: UTF8.self)
  }
}

/// What a request must be.
struct WireRequest: Sendable {
  let method: String
  let path: String
  var query: [WirePair] = []
  var headers: [WirePair] = []
  var cookies: [WirePair] = []
  var body = WireBody.text(type: "", text: "")

  init(_ method: String, _ path: String) {
    self.method = method
    self.path = path
  }

  /// Compares a request with the expected one.
  func check(_ got: WireReceived, base: String) throws {
    let target = got.url.dropFirst(got.url.hasPrefix(base) ? base.count : 0)
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    try WireMismatch.check("method", got.method, method)
    try WireMismatch.check("path", parts[0].isEmpty ? "/" : WirePair.decoded(parts[0]), path)
    try WirePair.check("query", WirePair.parse(parts.count > 1 ? parts[1] : ""), query)
    for header in headers {
      let wanted = header.value.trimmingCharacters(in: .whitespaces)
      let sent = got.headers[header.name]
      if sent.map({ WireDifference.isSameText($0, wanted) }) != true {
        try WireMismatch.check("header \(header.name)", sent, wanted)
      }
    }
    try WirePair.check("list of cookies", WirePair.parseCookies(got.headers["cookie"] ?? ""), cookies)
    try body.check(got)
  }
}
