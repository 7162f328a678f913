import Foundation

/// Reads the items of streams.
struct StreamItems: Sendable {
  let reply: Reply
  let declared: ResponseSpec

  init(_ reply: Reply) {
    self.reply = reply
    declared = reply.operation.response ?? ResponseSpec(SpecReader([:]))
  }

  /// What ends a stream; nil if nothing does. Many servers send the usual word without declaring it.
  var terminator: String? { declared.terminator ?? (declared.text ? nil : "[DONE]") }

  /// The JSON of an item.
  ///
  /// - Throws: `SdkDecodeError` if it is not JSON, and `SdkStreamError` if it is an error.
  func read(_ text: String, line: Int? = nil) throws -> StreamItem {
    var json: JSONValue
    do {
      json = try JSONValue(parsing: text)
    } catch {
      throw reply.decodeFailure("is not the JSON that the API declares", text, line: line)
    }
    if declared.transcoded, let object = json.object, object.count == 1, let result = object["result"],
      result.object != nil
    {
      json = result
    }
    if !declared.errorItems, Self.reportsError(json) { throw reported(text) }
    return StreamItem(json: json, text: text, line: line)
  }

  /// The error that a server reports in a stream.
  func reported(_ text: String) -> SdkStreamError {
    let json = try? JSONValue(parsing: text)
    let said = Failures.said(reply, text, json)
    let problem = "the server reported an error in the stream\(said.isEmpty ? "" : ": \(said)")"
    return SdkStreamError(reply.called.failed(problem), body: json, text: text)
  }

  /// The error of a stream that ends without its last part.
  func ended(_ parts: String) -> SdkStreamError {
    SdkStreamError(reply.called.failed("the stream ended before its terminator: \(parts) may be missing"))
  }

  private static func reportsError(_ json: JSONValue) -> Bool {
    guard let error = json.object?["error"] else { return false }
    return !(error.isNull || error == false || error == "" || error.number?.double == 0)
  }
}
