/// Makes the request of an attempt.
enum Requests {
  /// Throws `UnsendableError` if a header cannot be sent.
  static func create(_ prepared: Prepared, _ applied: Applied) throws -> HTTPRequest {
    var headers = HTTPHeaders()
    for header in prepared.below { try headers.setChecked(header.name, header.value) }
    for header in applied.globalHeaders + applied.headers { try headers.setChecked(header.name, header.value) }
    for header in prepared.above { try headers.setChecked(header.name, header.value) }
    let cookies = [headers["Cookie"]].compactMap { $0 } + prepared.parts.cookies + applied.cookies
    if !cookies.isEmpty { try headers.setChecked("Cookie", cookies.joined(separator: "; ")) }
    let query = applied.query.joined(separator: "&")
    let mark = prepared.url.contains("?") ? "&" : "?"
    return HTTPRequest(
      method: prepared.call.operation.method, url: query.isEmpty ? prepared.url : prepared.url + mark + query,
      headers: headers, body: prepared.parts.body?.content)
  }
}
