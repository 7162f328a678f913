import Foundation

/// Reads server-sent events, as the WHATWG specification has them.
struct EventReader {
  /// An event as it was sent.
  struct Event: Equatable {
    let event: String
    let data: String
    let id: String
  }

  private let sizes: StreamSizes
  private let terminator: String?
  private var lines: LineReader
  private var id: String
  private var data: [String] = []
  private var size = 0
  private var event = ""

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - sizes: How large an event may be.
  ///   - terminator: The data of the last event; nil if there is none.
  ///   - id: The id of the event before.
  init(_ sizes: StreamSizes, terminator: String? = nil, id: String = "") {
    self.sizes = sizes
    self.terminator = terminator
    self.id = id
    lines = LineReader(sizes)
  }

  /// The events that end in a piece.
  mutating func feed(_ piece: Data, _ take: (Event) throws -> Void) throws {
    var all: [String] = []
    var failure: (any Error)?
    do {
      try lines.feed(piece) { all.append($0) }
    } catch {
      failure = error
    }
    for line in all {
      if let event = try read(line) { try take(event) }
    }
    if let failure { throw failure }
  }

  /// The event that the end of all cuts off, if it is the last one; nil otherwise.
  mutating func finish() throws -> Event? {
    if let line = lines.finish(), let event = try read(line) { return event }
    guard let terminator, Blanks.trim(data.joined(separator: "\n")) == terminator else { return nil }
    return takeEvent()
  }

  private mutating func read(_ line: String) throws -> Event? {
    if line.isEmpty {
      defer { event = "" }
      return data.isEmpty ? nil : takeEvent()
    }
    // Comments have no name, and other fields mean nothing here.
    let (name, rest) = URLs.cut(line, ":")
    var value = rest ?? ""
    if value.hasPrefix(" ") { value.removeFirst() }
    switch name {
    case "data":
      data.append(value)
      size += value.utf8.count + 1
      try sizes.check(size)
    case "event": event = value
    case "id": if !value.utf8.contains(0) { id = value }
    default: break
    }
    return nil
  }

  private mutating func takeEvent() -> Event {
    defer {
      data = []
      size = 0
    }
    return Event(event: event.isEmpty ? "message" : event, data: data.joined(separator: "\n"), id: id)
  }
}
