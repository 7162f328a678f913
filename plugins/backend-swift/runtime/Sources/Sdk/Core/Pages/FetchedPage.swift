/// A page as the server sent it.
struct FetchedPage: Sendable {
  private static let problem = "the page holds no list of items"

  let reply: Reply
  /// Nil if the response has no body.
  let data: JSONValue?
  let items: [JSONValue]
  private let spec: PageSpec

  /// Throws `SdkDecodeError` if the page has something else in place of its items.
  init(_ reply: Reply, _ spec: PageSpec, _ data: JSONValue?) throws {
    self.reply = reply
    self.spec = spec
    self.data = data
    var part = data ?? .null
    for (depth, name) in spec.results.enumerated() {
      if !part.isNull, part.object == nil {
        throw Self.failure(reply, data, Array(spec.results.prefix(depth)), Self.problem)
      }
      part = part[name] ?? .null
    }
    guard part.isNull || part.array != nil else { throw Self.failure(reply, data, spec.results, Self.problem) }
    items = part.array ?? []
  }

  var links: Links { Links(reply.headers["link"] ?? "") }

  /// The error of a list that does not go on.
  var stuck: SdkDecodeError { nextFailure("the next page is one that came before") }

  func nextFailure(_ problem: String) -> SdkDecodeError {
    if spec.kind == .link { return Self.failure(reply, data, nil, problem) }
    let path = spec.next ?? []
    return Self.failure(reply, data, path.isEmpty || spec.lastItem ? spec.results : path, problem)
  }

  private static func failure(
    _ reply: Reply, _ data: JSONValue?, _ path: [String]?, _ problem: String
  ) -> SdkDecodeError {
    let place = path.map { (["$"] + $0).joined(separator: ".") }
    let message = reply.called.failed(place.map { "\(problem) at \($0)" } ?? problem)
    return SdkDecodeError(
      message: message, status: reply.status, headers: reply.headers, rawBody: data.map(JSONWriter.shown) ?? "",
      path: place, line: nil)
  }
}
