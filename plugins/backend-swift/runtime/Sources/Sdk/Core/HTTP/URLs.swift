import Foundation

/// Addresses as texts, since a server may need them as it wrote them.
enum URLs {
  /// The parts of an absolute URL.
  struct Parts {
    let scheme: String
    let authority: String
    let path: String
    let query: String?

    /// Nil if a text is not absolute.
    init?(_ url: String) {
      guard let range = url.range(of: "://"), let scheme = URLs.scheme(url), url[..<range.lowerBound] == scheme else {
        return nil
      }
      let rest = url[range.upperBound...].prefix { $0 != "#" }
      self.scheme = scheme.lowercased()
      authority = String(rest.prefix { !"/?".contains($0) })
      let target = rest.dropFirst(authority.count)
      path = String(target.prefix { $0 != "?" })
      query = target.count > path.count ? String(target.dropFirst(path.count + 1)) : nil
    }

    /// The host, and the port unless it is the usual one.
    var place: String {
      let host = authority.lowercased().components(separatedBy: "@").last ?? ""
      let usual = ["http": ":80", "https": ":443", "ws": ":80", "wss": ":443"][scheme] ?? ":"
      if host.hasSuffix(usual) { return String(host.dropLast(usual.count)) }
      return host.hasSuffix(":") ? String(host.dropLast()) : host
    }
  }

  /// The URL, if it can be that of an API.
  ///
  /// - Throws: `UnsendableError` if it cannot. The message does not repeat it.
  static func checked(_ url: String) throws -> String {
    let parts = Parts(url)
    let isKnown = ["http", "https", "ws", "wss"].contains(parts?.scheme ?? "")
    guard let parts, isKnown, !parts.authority.isEmpty, !url.contains(where: \.isWhitespace) else {
      throw UnsendableError("The base URL must be an absolute http or https URL")
    }
    if parts.authority.contains("@") {
      throw UnsendableError("The base URL must not hold a user name or a password")
    }
    return url
  }

  /// A URL of a base, a path and pairs of a query. The query of the base comes first.
  static func join(_ base: String, _ path: String, _ query: [String]) -> String {
    let (prefix, baseQuery) = cut(String(base.prefix { $0 != "#" }), "?")
    let (own, ownQuery) = cut(path, "?")
    let pairs = ([baseQuery ?? "", ownQuery ?? ""] + query).filter { !$0.isEmpty }
    var joined = prefix
    if !own.isEmpty {
      while joined.hasSuffix("/") { joined.removeLast() }
      joined += "/" + own.drop { $0 == "/" }
    }
    return pairs.isEmpty ? joined : joined + "?" + pairs.joined(separator: "&")
  }

  /// The absolute address that another one leads to, without user name and fragment; nil if it is not one of HTTP.
  static func resolve(_ address: String, _ from: String) -> String? {
    var address = String(quoted(address).prefix { $0 != "#" })
    guard let base = Parts(from) else { return nil }
    if address.hasPrefix("//") {
      address = "\(base.scheme):\(address)"
    } else if scheme(address) == nil {
      address = "\(base.scheme)://\(base.authority)\(relative(address, base))"
    }
    return normal(address)
  }

  static func isSameOrigin(_ left: String, _ right: String) -> Bool {
    guard let left = Parts(left), let right = Parts(right) else { return false }
    return left.scheme == right.scheme && left.place == right.place
  }

  /// The scheme with which a text begins.
  static func scheme(_ url: String) -> String? {
    guard let end = url.firstIndex(of: ":"), let first = url.first, first.isASCII, first.isLetter else { return nil }
    let scheme = url[..<end]
    let isScheme = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    return isScheme ? String(scheme) : nil
  }

  /// A URL without query, user name and password.
  static func bare(_ url: String) -> String {
    let start = String(url.prefix { !"?#".contains($0) })
    guard let range = start.range(of: "://") else { return start }
    let authority = start[range.upperBound...].prefix { $0 != "/" }
    guard let sign = authority.lastIndex(of: "@") else { return start }
    return String(start[..<range.upperBound] + start[start.index(after: sign)...])
  }

  /// The path of a URL, without its query.
  static func path(_ url: String) -> String {
    let bare = bare(url)
    let path = Parts(bare)?.path ?? bare
    return path.isEmpty ? "/" : path
  }

  /// A URL whose query has no values.
  static func masked(_ url: String) -> String {
    let (_, query) = cut(url, "?")
    guard let query else { return bare(url) }
    let pairs = query.split(separator: "&", omittingEmptySubsequences: false)
    return bare(url) + "?" + pairs.map { cut(String($0), "=").0 + "=***" }.joined(separator: "&")
  }

  /// A text before and behind a character, which is perhaps not there.
  static func cut(_ text: String, _ character: Character) -> (String, String?) {
    guard let index = text.firstIndex(of: character) else { return (text, nil) }
    return (String(text[..<index]), String(text[text.index(after: index)...]))
  }

  private static func relative(_ address: String, _ base: Parts) -> String {
    var (path, query) = cut(address, "?")
    if address.isEmpty { query = base.query }
    if path.isEmpty {
      path = base.path
    } else if !path.hasPrefix("/") {
      let folder = base.path.lastIndex(of: "/").map { String(base.path[...$0]) } ?? "/"
      path = folder + path
    }
    return query.map { "\(path)?\($0)" } ?? path
  }

  /// An address in the form in which others are compared with it; nil if it is not an address of HTTP.
  private static func normal(_ address: String) -> String? {
    guard let parts = Parts(address), ["http", "https"].contains(parts.scheme), isPlace(parts.place) else { return nil }
    let query = parts.query.map { "?" + $0 } ?? ""
    return "\(parts.scheme)://\(parts.place)\(withoutDots(parts.path))\(query)"
  }

  /// Whether a text can be a host, with or without a port.
  private static func isPlace(_ place: String) -> Bool {
    let isBracketed = place.hasPrefix("[")
    let end = isBracketed ? place.firstIndex(of: "]").map { place.index(after: $0) } : place.firstIndex(of: ":")
    let host = place[..<(end ?? place.endIndex)]
    let port = place[host.endIndex...]
    let isPort = port.first == ":" && port.dropFirst().allSatisfy(\.isWholeNumber) && UInt16(port.dropFirst()) != nil
    guard port.isEmpty || isPort else { return false }
    if !isBracketed { return !host.isEmpty && !host.contains { "[]".contains($0) } }
    let address = host.dropFirst().dropLast()
    return end != nil && !address.isEmpty && address.allSatisfy { $0.isHexDigit || ":.".contains($0) }
  }

  private static func withoutDots(_ path: String) -> String {
    let all = (path.isEmpty ? "/" : path).components(separatedBy: "/")
    var segments: [String] = []
    for (index, segment) in all.enumerated() {
      let isDots = segment == "." || segment == ".."
      if segment == "..", segments.count > 1 { segments.removeLast() }
      if !isDots || index == all.count - 1 { segments.append(isDots ? "" : segment) }
    }
    return segments.joined(separator: "/")
  }

  /// An address in which what no address may hold is encoded.
  static func quoted(_ url: String) -> String {
    let unsafe = Array("\"<>\\^`{|}".utf8)
    let trimmed = url.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.utf8.map { byte in
      if byte > 0x20, byte < 0x7F, !unsafe.contains(byte) { return String(Unicode.Scalar(byte)) }
      let hex = String(byte, radix: 16, uppercase: true)
      return "%" + (hex.count == 1 ? "0" : "") + hex
    }.joined()
  }
}
