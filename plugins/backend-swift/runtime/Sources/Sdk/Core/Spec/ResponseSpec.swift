/// How the body of a successful response is read.
struct ResponseSpec: Sendable {
  /// What the body is: `binary` is a stream, `bytes` a buffer.
  let kind: ResponseKind
  /// The request's `Accept` header. Nil: by kind.
  let accept: String?
  /// Some success has no body: the result is then absent.
  let empty: Bool
  /// JSON that a missing body, or null, stands for.
  let emptyBody: String?
  /// Items of a stream stand alone, are the `result` of an object, or are in one list.
  let transcoded: Bool
  /// Data of an event that ends the stream and is not an item.
  let terminator: String?
  /// Name of the event that carries an error.
  let errorEvent: String
  /// Items have a property `error` of their own, so an item with it is not a failure.
  let errorItems: Bool
  /// The data of events is text, not JSON.
  let text: Bool
  /// The data of an event that is not JSON is text.
  let allowsText: Bool
  /// A broken stream is continued from its last event.
  let resumable: Bool
  /// The status decides the type of the result.
  let byStatus: Bool
  /// Path of properties to the part that a method returns. Empty: the whole body.
  let returns: [String]

  init(_ reader: SpecReader) {
    kind = reader.word("kind") ?? .json
    accept = reader.text("accept")
    empty = reader.flag("empty")
    emptyBody = reader.text("emptyBody")
    transcoded = reader.flag("transcoded")
    terminator = reader.text("terminator")
    errorEvent = reader.text("errorEvent") ?? "error"
    errorItems = reader.flag("errorItems")
    text = reader.flag("text")
    allowsText = reader.flag("allowsText")
    resumable = reader.flag("resumable")
    byStatus = reader.flag("byStatus")
    returns = reader.texts("returns") ?? []
  }
}

/// What the body of a response is.
enum ResponseKind: String, Sendable {
  case json, text, bytes, binary, sse, jsonl
}

/// A declared error.
struct ErrorSpec: Sendable {
  /// Its status.
  let status: Int?
  /// Class of its statuses, such as 4 for all from 400 to 499. Nil, as the status is: every other status.
  let `class`: Int?
  /// Name of the error's type.
  let error: String

  init(_ reader: SpecReader) {
    status = reader.integer("status")
    `class` = reader.integer("class")
    error = reader.required("error")
  }
}
