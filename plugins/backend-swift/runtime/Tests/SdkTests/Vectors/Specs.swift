import Foundation

@testable import Sdk

/// Makes descriptors and arguments of the neutral descriptions of vectors.
enum Specs {
  /// The descriptor of an operation.
  static func operation(_ given: JSONValue) -> OperationSpec {
    var spec: JSONObject = ["method": given["method"] ?? "GET", "path": given["path"] ?? "/x"]
    for (place, field) in [("path", "pathParams"), ("query", "query"), ("header", "headers"), ("cookie", "cookies")] {
      let parameters = (given["parameters"]?.array ?? []).filter { $0["in"]?.string == place }
      spec[field] = .array(parameters.map(parameter))
    }
    spec["body"] = given["body"].map(body)
    spec["response"] = response(given)
    spec["page"] = given["page"].map(page)
    for name in ["definition", "idempotent", "idempotencyKey"] { spec[name] = given[name] }
    if given["retries"] == false { spec["noRetries"] = true }
    return OperationSpec(SpecReader(.object(spec)))
  }

  /// The key of the argument of a parameter, or of a place in the request.
  static func key(_ one: JSONValue) -> String {
    let name = one["name"]?.string ?? ""
    let place = one["in"]?.string ?? ""
    return place == "body" ? name : "\(place):\(name)"
  }

  private static func parameter(_ one: JSONValue) -> JSONValue {
    var parameter = one.object ?? [:]
    parameter["key"] = .string(key(one))
    parameter["default"] = one["default"].map(revive)
    return .object(parameter)
  }

  private static func body(_ given: JSONValue) -> JSONValue {
    given["kind"] == "json" ? ["kind": "json"] : given
  }

  private static func response(_ operation: JSONValue) -> JSONValue? {
    guard let response = operation["response"] else { return ["kind": "json"] }
    return response.isNull ? nil : response
  }

  private static func page(_ given: JSONValue) -> JSONValue {
    var page = given.object ?? [:]
    page["at"] = nil
    let at = place(given["at"])
    page[given["kind"] == "cursor" ? "cursor" : "offset"] = at
    page["step"] = place(given["step"])
    page["hasNextPage"] = given["hasNext"]
    return .object(page)
  }

  private static func place(_ given: JSONValue?) -> JSONValue? {
    given.map { ["in": $0["in"] ?? .null, "path": [$0["name"] ?? .null], "keys": [.string(key($0))]] }
  }

  /// The arguments of a call.
  static func arguments(_ operation: JSONValue) -> Arguments {
    var arguments = Arguments()
    for one in operation["parameters"]?.array ?? [] {
      if let value = one["value"] { arguments = arguments.with(key(one), revive(value)) }
    }
    for one in operation["body"]?["fields"]?.array ?? [] {
      if let value = one["value"], let name = one["name"]?.string { arguments = arguments.with(name, revive(value)) }
    }
    return arguments
  }

  /// A value as callers of this runtime give it.
  static func revive(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let items): return .array(items.map(revive))
    case .object(let object):
      if let digits = object["$int"]?.string { return Int64(digits).map(\.json) ?? .null }
      if let time = object["$date"] { return Date(json: time)?.json ?? .null }
      if let file = object["$file"] {
        let data = Data((file["text"]?.string ?? "").utf8)
        return FileUpload(data: data, filename: file["name"]?.string, contentType: file["type"]?.string).json
      }
      return .object(JSONObject(object.sorted { $0.key < $1.key }.map { ($0.key, revive($0.value)) }))
    default: return value
    }
  }
}
