import Foundation

/// Finds the page after a page.
struct NextPage: Sendable {
  let spec: PageSpec
  let call: PageCall
  let page: FetchedPage
  let baseURL: String

  /// What makes the call of the next page; nil if there is none. It throws `SdkDecodeError` if the list does not go on.
  func find() throws -> (@Sendable () throws -> PageCall)? {
    switch spec.kind {
    case .cursor: try cursor()
    case .offset: try offset()
    case .custom: nil
    case .uri, .path, .link: url()
    }
  }

  /// Throws `SdkDecodeError` if a server that does not count gives the same page again. Without ids, other items may well look the
  /// same: a series of zeros, or rows of a log.
  func checkCounted() throws {
    guard spec.kind == .offset, let first = page.items.first?.object, first.keys.contains(where: Self.isID) else {
      return
    }
    if page.items == call.previous { throw page.stuck }
  }

  /// Whether a name of a property tells items apart: `id`, `pet_id`, `petId`, `uuid`.
  private static func isID(_ name: String) -> Bool {
    if name.hasSuffix("Id") || name.hasSuffix("ID") { return true }
    for end in ["uuid", "guid", "id"] where name.hasSuffix(end) {
      let before = name.dropLast(end.count).last
      if before.map({ !($0.isASCII && $0.isLetter) }) ?? true { return true }
    }
    return false
  }

  private func cursor() throws -> (@Sendable () throws -> PageCall)? {
    if isLast { return nil }
    let source = spec.lastItem ? page.items.last : page.data
    guard let cursor = source?.part(at: spec.next ?? []), !Self.isNothing(cursor) else { return nil }
    return { try follow(cursor) }
  }

  private static func isNothing(_ json: JSONValue) -> Bool {
    json.isNull || json == .string("") || json.array?.isEmpty ?? false || json.object?.isEmpty ?? false
  }

  private func follow(_ cursor: JSONValue) throws -> PageCall {
    // As text: a server may answer with the number that the caller gave as text.
    let text = try Values.text(cursor)
    let path = spec.cursor?.keys ?? []
    let used = call.arguments.part(at: path)
    let isSame = try used.map { try !$0.isNull && Values.text($0) == text } ?? false
    if isSame || call.followed.contains(text) { throw page.stuck }
    return PageCall(arguments: call.arguments.with(cursor, at: path), followed: call.followed.union([text]))
  }

  private var isLast: Bool { says(spec.lastPage, true) || says(spec.hasNextPage, false) }

  private func says(_ path: [String]?, _ value: Bool) -> Bool {
    guard let path, !path.isEmpty else { return false }
    return page.data?.part(at: path) == .bool(value)
  }

  private func reaches(_ path: [String]?, _ count: Int) -> Bool {
    guard let path, !path.isEmpty, let total = page.data?.part(at: path).flatMap(Double.init(json:)) else {
      return false
    }
    return total > 0 && Double(count) >= total
  }

  private var endsLinks: Bool {
    let links = page.links
    return links["next"] == nil && ["prev", "first", "last"].contains { links[$0] != nil }
  }

  private func offset() throws -> (@Sendable () throws -> PageCall)? {
    let items = page.items
    if items.isEmpty || isLast || endsLinks { return nil }
    let isCounted = spec.unit == .page
    let path = spec.offset?.keys ?? []
    let start = spec.start ?? (isCounted ? 1 : 0)
    let current = try count(at: path) ?? start
    let seen = (isCounted ? call.seen : current &- start) &+ items.count
    if reaches(spec.totalItems, seen) || (isCounted && reaches(spec.totalPages, current &- start &+ 1)) { return nil }
    let step = isCounted ? 1 : try step()
    return {
      let arguments = call.arguments.with((current &+ step).json, at: path)
      return PageCall(arguments: arguments, previous: items, seen: seen)
    }
  }

  /// How many items a page has.
  private func step() throws -> Int {
    if let path = spec.step?.keys, let step = try count(at: path), step > 0 { return step }
    return page.items.count
  }

  private func count(at path: [String]) throws -> Int? {
    guard let given = call.arguments.part(at: path), !given.isNull else { return nil }
    return Int(try Values.text(given))
  }

  private func url() -> (@Sendable () throws -> PageCall)? {
    let link = spec.kind == .link ? page.links["next"] : page.data?.part(at: spec.next ?? [])?.string
    guard let link, !link.isEmpty else { return nil }
    return { try follow(link) }
  }

  private func follow(_ link: String) throws -> PageCall {
    let address = spec.kind == .path ? URLs.join(baseURL, link, []) : link
    guard let url = URLs.resolve(address, page.reply.url), URLs.isSameOrigin(url, baseURL) else {
      throw page.nextFailure("the next page is on another origin")
    }
    if call.followed.contains(url) { throw page.stuck }
    return PageCall(arguments: call.arguments, url: url, followed: call.followed.union([url]))
  }
}
