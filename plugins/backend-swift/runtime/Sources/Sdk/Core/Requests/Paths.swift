import Foundation

/// Paths with their parameters.
enum Paths {
  /// A parameter, and the value that a call gives it.
  typealias Given = (parameter: ParameterSpec, value: JSONValue?)

  /// What a segment may hold besides unreserved characters.
  private static let segment = ":@$&+,;=!'()*"

  /// Fills a template such as `/pets/{petId}`. Every value stays within its segment.
  ///
  /// - Throws: `UnsendableError` if a value is missing, or cannot be a segment.
  static func expand(_ template: String, lookup: (String) -> Given) throws -> String {
    guard template.contains("{") else { return template }
    let segments = template.split(separator: "/", omittingEmptySubsequences: false)
    return try segments.map { $0.contains("{") ? try expand($0, lookup) : String($0) }.joined(separator: "/")
  }

  private static func expand(_ segment: Substring, _ lookup: (String) -> Given) throws -> String {
    var names: [String] = []
    var text = ""
    var rest = segment
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      names.append(name)
      text += rest[..<start] + (try self.text(name, lookup(name)))
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    if hasDots(text) {
      throw UnsendableError("The path parameter \(names.joined(separator: ", ")) must not be \".\" or \"..\"")
    }
    return text
  }

  /// Whether a part of a path is one dot or two, however often they are encoded. Servers and proxies take it for another path.
  static func hasDots(_ path: String) -> Bool {
    path.split { $0 == "/" || $0 == "\\" }.contains { part in
      var plain = part.lowercased()
      while let range = plain.range(of: "%25") { plain.replaceSubrange(range, with: "%") }
      plain = plain.replacingOccurrences(of: "%2e", with: ".")
      return plain == "." || plain == ".."
    }
  }

  private static func text(_ name: String, _ given: Given) throws -> String {
    let value = given.value ?? .null
    let isEmpty = value.isNull || value == .string("")
    let text = isEmpty ? "" : try write(name, given.parameter, value)
    if text.isEmpty { throw UnsendableError("The path parameter \(name) must not be empty") }
    return text
  }

  private static func write(_ name: String, _ parameter: ParameterSpec, _ value: JSONValue) throws -> String {
    let isExploded = parameter.explode ?? false
    switch parameter.style {
    case .label:
      return "." + (try joined(value, isExploded, isExploded ? "." : ","))
    case .matrix: return try matrix(name, value, isExploded)
    case .json: return Percent.encode(try JSONWriter.text(value))
    default:
      if Values.parts(of: value) != nil { return try joined(value, isExploded, ",") }
      return Percent.encode(try Values.text(value), allowed: parameter.greedy ? segment + "/" : segment)
    }
  }

  private static func joined(_ value: JSONValue, _ isExploded: Bool, _ separator: String) throws -> String {
    try Values.joined(value, isExploded: isExploded, separator: separator) { Percent.encode($0) }
  }

  private static func matrix(_ name: String, _ value: JSONValue, _ isExploded: Bool) throws -> String {
    guard isExploded, let parts = Values.parts(of: value) else {
      return ";\(Percent.encode(name))=\(try joined(value, false, ","))"
    }
    return try parts.all.map { part in
      ";\(Percent.encode(parts.isList ? name : part.key))=\(Percent.encode(try Values.text(part.value)))"
    }.joined()
  }
}
