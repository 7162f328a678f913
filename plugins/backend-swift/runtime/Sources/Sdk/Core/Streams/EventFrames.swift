import Foundation

/// The items of a stream of server-sent events.
struct EventFrames: StreamFrames {
  private let items: StreamItems
  private var events: EventReader
  private(set) var lastID: String
  private(set) var count = 0
  private(set) var isDone = false

  init(_ reply: Reply, lastID: String = "") {
    items = StreamItems(reply)
    events = EventReader(StreamSizes(reply), terminator: items.terminator, id: lastID)
    self.lastID = lastID
  }

  mutating func feed(_ piece: Data, _ take: (StreamItem) -> Void) throws {
    var all: [EventReader.Event] = []
    var failure: (any Error)?
    do {
      try events.feed(piece) { all.append($0) }
    } catch {
      failure = error
    }
    for event in all { try read(event, take) }
    if let failure { throw failure }
  }

  mutating func finish(_ take: (StreamItem) -> Void) throws {
    if let last = try events.finish() { try read(last, take) }
    if !isDone, items.declared.terminator != nil { throw items.ended("events") }
  }

  private mutating func read(_ event: EventReader.Event, _ take: (StreamItem) -> Void) throws {
    if isDone { return }
    count += 1
    lastID = event.id
    if let terminator = items.terminator, Blanks.trim(event.data) == terminator {
      isDone = true
      return
    }
    if event.event == items.declared.errorEvent { throw items.reported(event.data) }
    // Some servers keep a connection open by events without data.
    if !items.declared.text, Blanks.trim(event.data).isEmpty { return }
    var item = try item(event.data)
    item.event = event.event
    item.id = event.id
    take(item)
  }

  private func item(_ data: String) throws -> StreamItem {
    let declared = items.declared
    if declared.text || (declared.allowsText && (try? JSONValue(parsing: data)) == nil) {
      return StreamItem(json: .string(data), text: data)
    }
    return try items.read(data)
  }
}
