import Foundation

/// A type that depends on the status of a response.
protocol StatusConvertible: JSONConvertible {
  /// Reads the body of a response. The result is nil if the JSON is something else than the type declares.
  init?(json: JSONValue, status: Int)
}

/// Reads the bodies of successes.
enum ResultReader {
  /// The result of a call; nil if there is none.
  ///
  /// - Throws: `SdkDecodeError` if the body is not of the type.
  static func read<Value: JSONConvertible>(_ reply: Reply, as type: Value.Type) async throws -> Value? {
    let declared = reply.operation.response
    let isIgnored = reply.prepared.call.procedure.map(\.notification) ?? (declared == nil)
    if isIgnored || reply.isBodiless {
      await reply.passOver()
      return try declared?.emptyBody.flatMap { try decode(reply, $0, as: type) }
    }
    let text = reply.text(try await reply.bytes())
    if declared?.kind == .text { return try convert(reply, .string(text), text, as: type) }
    if let empty = declared?.emptyBody, ["", "null"].contains(text.trimmingCharacters(in: .whitespacesAndNewlines)) {
      return try decode(reply, empty, as: type)
    }
    if text.isEmpty, declared?.empty ?? false { return nil }
    return try decode(reply, text, as: type)
  }

  /// The same where there must be one.
  static func readRequired<Value: JSONConvertible>(_ reply: Reply, as type: Value.Type) async throws -> Value {
    if let value = try await read(reply, as: type) ?? Value(json: .null) { return value }
    throw reply.decodeFailure("has no value", nil)
  }

  /// Reads JSON; nil where it has no part that the method returns.
  static func decode<Value: JSONConvertible>(_ reply: Reply, _ text: String, as type: Value.Type) throws -> Value? {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: text)
    } catch {
      throw reply.decodeFailure(text.isEmpty ? "has no body" : "is not the JSON that the API declares", text)
    }
    guard let part = try part(reply, json) else { return nil }
    return try convert(reply, part, text, as: type)
  }

  /// The part of the body that the method returns.
  private static func part(_ reply: Reply, _ json: JSONValue) throws -> JSONValue? {
    var json = json
    if let procedure = reply.prepared.call.procedure, let remote = reply.config.features.remoteCalls {
      json = try remote.result(reply, procedure, json)
    }
    return json.part(at: reply.operation.response?.returns ?? [])
  }

  /// Reads a value; nil for null.
  static func convert<Value: JSONConvertible>(
    _ reply: Reply, _ json: JSONValue, _ text: String, as type: Value.Type, path: String = "$", line: Int? = nil
  ) throws -> Value? {
    if let type = type as? any StatusConvertible.Type {
      if let value = type.init(json: json, status: reply.status) as? Value { return value }
    } else if let value = Value(json: json) {
      return value
    }
    if json.isNull { return nil }
    let problem = "holds \(json.kind) instead of \(JSONTypes.describe(type)) at \(path)"
    throw reply.decodeFailure(problem, text, path: path, line: line)
  }
}
