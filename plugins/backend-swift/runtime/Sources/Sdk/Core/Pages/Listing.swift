import Foundation

/// Calls lists page by page.
struct Listing<Item: JSONConvertible, Body: JSONConvertible>: Sendable {
  let core: ClientCore
  let operation: OperationSpec
  let options: RequestOptions

  func fetch(_ pageCall: PageCall) async throws -> Page<Item, Body> {
    let call = Call(operation: operation, arguments: pageCall.arguments, options: options, url: pageCall.url)
    return try await core.perform(call) { try await read($0, pageCall) }
  }

  private func read(_ reply: Reply, _ call: PageCall) async throws -> Page<Item, Body> {
    let spec = operation.page ?? PageSpec(SpecReader([:]))
    let text = reply.isBodiless ? "" : reply.text(try await reply.bytes())
    let data = try parse(reply, text)
    let page = try FetchedPage(reply, spec, data)
    let base = try options.baseURL ?? core.config.baseURL(of: operation)
    let next = NextPage(spec: spec, call: call, page: page, baseURL: base)
    try next.checkCounted()
    let following = try next.find()
    let items = page.items.map { Item(json: $0) ?? .placeholder }
    let body = try data.flatMap { try ResultReader.convert(reply, $0, text, as: Body.self) } ?? .placeholder
    let response: Response<Body> = reply.raw(body)
    guard let following else { return Page(items: items, response: response, following: nil) }
    return Page(items: items, response: response) { try await fetch(following()) }
  }

  private func parse(_ reply: Reply, _ text: String) throws -> JSONValue? {
    if text.isEmpty, reply.isBodiless { return nil }
    let isBlank = text.allSatisfy(\.isWhitespace)
    let json = isBlank ? operation.response?.emptyBody ?? text : text
    if json.isEmpty, operation.response?.empty ?? false { return nil }
    do {
      return try JSONValue(parsing: json)
    } catch {
      throw reply.decodeFailure(json.isEmpty ? "has no body" : "is not the JSON that the API declares", text)
    }
  }
}

extension ClientCore {
  /// The pages of a list.
  func pages<Item: JSONConvertible, Body: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, items: Item.Type = Item.self,
    body: Body.Type = Body.self
  ) -> Pager<Item, Body> {
    let listing = Listing<Item, Body>(core: self, operation: operation, options: options)
    return Pager { try await listing.fetch(PageCall(arguments: arguments)) }
  }

  /// The first page of a list beside its response.
  func firstPageRaw<Item: JSONConvertible, Body: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, items: Item.Type = Item.self,
    body: Body.Type = Body.self
  ) async throws -> Response<Page<Item, Body>> {
    let pager = pages(operation, arguments, options, items: items, body: body)
    let page = try await pager.firstPage()
    return page.response.with(page)
  }
}
