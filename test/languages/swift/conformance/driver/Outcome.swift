import Foundation

@testable import Digest

/// What a call gave, whatever its type is.
struct Outcome {
  /// Uses it up as a message says, and gives the value of the answer; nil for none.
  let consume: (Progress) async throws -> JSONValue?
}

/// Keeps what a call leaves behind even if it fails half-way.
final class Progress {
  let message: JSONValue
  let isShown: Bool
  private let began = ContinuousClock.now
  private(set) var items: [JSONValue] = []
  private var times: [JSONValue] = []
  private(set) var shownItems: [JSONValue] = []
  /// What a program reads of the result.
  var shown: JSONValue?

  init(_ message: JSONValue) {
    self.message = message
    isShown = message["show"]?.bool == true
  }

  var consume: String { message["consume"]?.string ?? "value" }

  /// Keeps an item; whether it is the last that the message asks for.
  func add<Item: JSONConvertible & Showable>(_ item: Item) -> Bool {
    add(encoded(item.json), item.shown)
  }

  func add(_ item: JSONValue, _ shown: JSONValue) -> Bool {
    items.append(item)
    times.append(.number(JSONNumber(milliseconds)))
    shownItems.append(shown)
    return message["limit"]?.number.map { $0.description == String(items.count) } ?? false
  }

  private var milliseconds: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - began).components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }

  private func ended(_ answer: JSONObject) -> JSONValue {
    var answer = answer
    answer["ms"] = .number(JSONNumber(milliseconds))
    if !times.isEmpty { answer["times"] = .array(times) }
    if isShown { answer["shown"] = shown ?? .array(shownItems) }
    return .object(answer)
  }

  func succeeded(_ value: JSONValue?) -> JSONValue {
    var answer: JSONObject = ["ok": true]
    if let value { answer["value"] = value }
    return ended(answer)
  }

  func failed(_ error: any Error) -> JSONValue {
    var described = describe(error)
    if isShown, let body = table.shownBody(error) { described["shown"] = body }
    return ended(["ok": false, "error": .object(described), "partial": .array(items)])
  }
}

func outcome() -> Outcome {
  Outcome { progress in
    progress.shown = ["nothing": true]
    return nil
  }
}

func outcome<Value: JSONConvertible & Showable>(_ value: Value) -> Outcome {
  Outcome { progress in
    progress.shown = value.shown
    return encoded(value.json)
  }
}

func outcome<Value: JSONConvertible & Showable>(_ value: Value?) -> Outcome {
  Outcome { progress in
    progress.shown = value?.shown ?? ["nothing": true]
    return value.map { encoded($0.json) } ?? .null
  }
}

func outcome(_ bytes: Data) -> Outcome {
  Outcome { progress in
    progress.shown = bytes.shown
    return ["$bytes": .string(bytes.base64EncodedString())]
  }
}

func outcome<Item: JSONConvertible & Showable, Body: JSONConvertible & Showable>(_ pager: Pager<Item, Body>) -> Outcome {
  Outcome { progress in
    switch progress.consume {
    case "items":
      for try await item in pager where progress.add(item) { break }
      return .array(progress.items)
    case "none":
      _ = try await pager.firstPage()
      return nil
    default:
      return answer(try await pager.firstPage(), progress)
    }
  }
}

private func answer<Item: JSONConvertible & Showable, Body: JSONConvertible & Showable>(
  _ page: Page<Item, Body>, _ progress: Progress
) -> JSONValue {
  for item in page.items { _ = progress.add(item) }
  progress.shown = ["items": .array(progress.shownItems), "response": page.body.shown]
  return [
    "hasNextPage": .bool(page.hasNextPage), "items": .array(progress.items), "response": encoded(page.body.json),
  ]
}

func outcome<Item: JSONConvertible & Showable>(_ stream: EventStream<Item>) -> Outcome {
  Outcome { progress in
    switch progress.consume {
    case "events", "items":
      for try await item in stream where progress.add(item) { break }
      return .array(progress.items)
    case "named":
      var names: [JSONValue] = []
      for try await event in stream.events {
        _ = progress.add(event.data)
        names.append(["event": .string(event.event), "id": .string(event.id)])
      }
      return .array(names)
    default:
      return nil
    }
  }
}

func outcome(_ file: BinaryResponse) -> Outcome {
  Outcome { progress in
    switch progress.consume {
    case "head":
      var head = answerHead(file.status, file.headers, file.requestID)
      head["contentType"] = file.contentType.map { .string($0) }
      head["filename"] = file.filename.map { .string($0) }
      return .object(head)
    case "bytes":
      return try await digest(file, progress)
    default:
      return nil
    }
  }
}

private func digest(_ file: BinaryResponse, _ progress: Progress) async throws -> JSONValue {
  var content: [UInt8] = []
  var count = 0
  for try await chunk in file {
    content += chunk
    count += 1
    if progress.message["limit"]?.number?.description == String(count) { break }
    if let pause = progress.message["pause"]?.number, let milliseconds = Int(pause.description) {
      try await Task.sleep(for: .milliseconds(milliseconds))
    }
  }
  let hash = Digest.Hash.sha256.digest(content).map { String(format: "%02x", $0) }.joined()
  return ["length": .number(JSONNumber(Int64(content.count))), "sha256": .string(hash)]
}

func outcome<Messages: Channel>(
  _ channel: Messages, send: @escaping (JSONValue) async throws -> Void
) -> Outcome where Messages.Received: Showable {
  Outcome { progress in
    let message = progress.message
    for one in message["send"]?.array ?? [] { try await send(one) }
    var isClosing = message["limit"]?.number?.description == "0"
    if !isClosing {
      for try await received in channel where progress.add(received) {
        isClosing = true
        break
      }
    }
    if isClosing {
      let code = message["code"]?.number.flatMap { Int($0.description) } ?? 1000
      try await channel.close(code: code)
    }
    return .array(progress.items)
  }
}

/// What a call with its response gave.
func outcome<Value>(_ response: Response<Value>, _ value: Outcome) -> Outcome {
  Outcome { progress in
    var head = answerHead(response.status, response.headers, response.requestID)
    if progress.consume == "raw" {
      head["value"] = try await value.consume(progress)
      if case .object(let shown)? = progress.shown, shown["items"] != nil { progress.shown = shown["response"] }
    }
    return .object(head)
  }
}

/// The body of a page, as calls with their responses have it.
func body<Item: JSONConvertible & Showable, Body: JSONConvertible & Showable>(_ page: Page<Item, Body>) -> Outcome {
  outcome(page.body)
}

func answerHead(_ status: Int, _ headers: HTTPHeaders, _ requestID: String?) -> JSONObject {
  var head: JSONObject = ["status": .number(JSONNumber(Int64(status))), "headers": headersOf(headers)]
  head["requestId"] = requestID.map { .string($0) }
  return head
}

func headersOf(_ headers: HTTPHeaders) -> JSONValue {
  var joined = JSONObject()
  for (name, value) in headers {
    let key = name.lowercased()
    joined[key] = .string(joined[key]?.string.map { "\($0), \(value)" } ?? value)
  }
  return .object(joined)
}
