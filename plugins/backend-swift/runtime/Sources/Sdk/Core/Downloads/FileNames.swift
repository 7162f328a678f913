import Foundation

/// Reads the file name of a download from the header `Content-Disposition`, by RFC 6266 and RFC 8187.
enum FileNames {
  /// The name without anything that could lead to another folder; nil if there is none.
  static func name(_ disposition: String?) -> String? {
    let parameters = parameters(disposition ?? "")
    guard let name = parameters["filename*"].flatMap(decode) ?? parameters["filename"] else { return nil }
    let last = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    return ["", ".", ".."].contains(last) ? nil : last
  }

  /// The first value of each parameter by its name in lower case.
  private static func parameters(_ text: String) -> [String: String] {
    var all: [String: String] = [:]
    var rest = Substring(text)
    while let start = rest.firstIndex(of: ";") {
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { !";=\"".contains($0) }
      rest = rest[name.endIndex...]
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value = rest.first == "\"" ? quoted(&rest) : bare(&rest)
      let key = name.trimmingCharacters(in: .whitespaces).lowercased()
      if let value, all[key] == nil { all[key] = value }
    }
    return all
  }

  private static func bare(_ rest: inout Substring) -> String? {
    let value = rest.prefix { $0 != ";" }
    rest = rest[value.endIndex...]
    return value.contains("\"") ? nil : value.trimmingCharacters(in: .whitespaces)
  }

  private static func quoted(_ rest: inout Substring) -> String? {
    rest.removeFirst()
    var value = ""
    while let character = rest.popFirst() {
      if character == "\"" { return value }
      value.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    return nil
  }

  private static func decode(_ value: String) -> String? {
    let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, isEncoded(parts[2]) else { return nil }
    let bytes = Percent.decodedBytes(parts[2])
    switch parts[0].lowercased() {
    case "utf-8": return String(data: Data(bytes), encoding: .utf8)
    case "iso-8859-1": return String(data: Data(bytes), encoding: .isoLatin1)
    default: return nil
    }
  }

  private static func isEncoded(_ text: String) -> Bool {
    let units = Array(text.utf8)
    return units.indices.allSatisfy { index in
      let unit = units[index]
      if unit != UInt8(ascii: "%") { return (0x21...0x7E).contains(unit) && unit != UInt8(ascii: "'") }
      return index + 2 < units.count
        && units[index + 1...index + 2].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
  }
}
