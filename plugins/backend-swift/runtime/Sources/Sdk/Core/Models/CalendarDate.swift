import Foundation

/// A day of the Gregorian calendar, without a time and a time zone.
public struct CalendarDate: Sendable, Hashable {
  /// The year.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day. It is not checked whether the calendar has it.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, from 1.
  ///   - day: The day of the month, from 1.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day of a moment.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - timeZone: The time zone in which it is this day.
  public init(_ date: Date, in timeZone: TimeZone = .current) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    self.init(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// Reads a day, such as `2026-02-28`. The result is nil if the text is not a day of the calendar.
  public init?(_ text: String) {
    guard text.utf8.count == 10, let moment = Times.parse(text) else { return nil }
    self = moment.day
  }

  /// The parts of the day, by which calendars of Foundation find it.
  public var dateComponents: DateComponents {
    DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
  }
}

extension CalendarDate: Comparable, CustomStringConvertible {
  /// Whether a day comes before another one.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as JSON has it, such as `2026-02-28`.
  public var description: String {
    "\(Times.padded(year, 4))-\(Times.padded(month, 2))-\(Times.padded(day, 2))"
  }
}

extension CalendarDate: JSONConvertible, Codable {
  /// Reads a day. Some servers send a time in its place.
  public init?(json: JSONValue) {
    guard case .string(let text) = json, let moment = Times.parse(text) else { return nil }
    self = moment.day
  }

  /// The day in JSON.
  public var json: JSONValue { .string(description) }

  /// 1 January 1970.
  public static var placeholder: CalendarDate { CalendarDate(year: 1970, month: 1, day: 1) }

  /// Reads a day.
  public init(from decoder: any Decoder) throws { self = try Self.read(decoder) }

  /// Writes the day.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
