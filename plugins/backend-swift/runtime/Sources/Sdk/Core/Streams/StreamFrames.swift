import Foundation

/// An item that has no type yet.
struct StreamItem: Sendable {
  let json: JSONValue
  /// For errors.
  let text: String
  var line: Int?
  var event = "message"
  var id = ""
}

/// What cuts a stream into its items.
protocol StreamFrames: Sendable {
  /// Whether the last part was read, whatever still comes.
  var isDone: Bool { get }
  /// The id of the last event.
  var lastID: String { get }
  /// The number of events so far.
  var count: Int { get }

  /// Gives the items that end in a piece to a function.
  mutating func feed(_ piece: Data, _ take: (StreamItem) -> Void) throws

  /// Gives the items that the end of all cuts off to a function.
  mutating func finish(_ take: (StreamItem) -> Void) throws
}

extension StreamFrames {
  var lastID: String { "" }
  var count: Int { 0 }
}
