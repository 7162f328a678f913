import Foundation

/// Times of RFC 3339, and what servers send in their place.
enum Times {
  /// A day and a time of it, with seconds from midnight in UTC, which may be those of another day.
  struct Moment {
    let day: CalendarDate
    let seconds: Int
    let nanoseconds: Int
    let hasOffset: Bool
  }

  private static let secondsOfDay = 86_400
  /// Days from 1 January 1970 to 1 January 2001, from where Foundation counts.
  private static let referenceDay = 11_323

  /// Whether a text is a time as RFC 3339 has it.
  static func isExact(_ text: String) -> Bool {
    var reader = TimeReader(text)
    return reader.read()?.hasOffset ?? false && reader.isExact
  }

  /// Reads a time; without an offset it is in UTC, without a clock at midnight. Nil if the text is not a time.
  static func parse(_ text: String) -> Moment? {
    var reader = TimeReader(text)
    return reader.read()
  }

  /// The moment as Foundation has it, to the microsecond. Further digits are cut off: rounding could lead into the next day.
  static func date(_ moment: Moment) -> Date {
    let days = days(moment.day.year, moment.day.month, moment.day.day) - referenceDay
    let seconds = Double(days * secondsOfDay + moment.seconds)
    return Date(timeIntervalSinceReferenceDate: seconds + Double(moment.nanoseconds / 1000) / 1_000_000)
  }

  /// A moment in UTC, with as many groups of three digits behind the seconds as it needs. Dates are exact to about a
  /// microsecond. The result is nil if the year has not four digits.
  static func text(_ date: Date) -> String? {
    let interval = date.timeIntervalSinceReferenceDate
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    let whole = interval.rounded(.down)
    var seconds = Int(whole)
    // Beyond about 136 years, dates are exact to the millisecond only.
    let step = abs(interval) < 4e9 ? 1.0 : 1000.0
    var microseconds = Int(((interval - whole) * 1_000_000 / step).rounded() * step)
    if microseconds == 1_000_000 {
      microseconds = 0
      seconds += 1
    }
    let clock = ((seconds % secondsOfDay) + secondsOfDay) % secondsOfDay
    let day = calendarDay((seconds - clock) / secondsOfDay + referenceDay)
    guard (1...9999).contains(day.year) else { return nil }
    let time = [clock / 3600, clock / 60 % 60, clock % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(day)T\(time)\(fraction(microseconds))Z"
  }

  private static func fraction(_ microseconds: Int) -> String {
    if microseconds == 0 { return "" }
    return microseconds % 1000 == 0 ? "." + padded(microseconds / 1000, 3) : "." + padded(microseconds, 6)
  }

  /// A number with zeros before it.
  static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }

  /// Days since 1 January 1970 in the Gregorian calendar. Years begin in March, so that a leap day is their last one.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func calendarDay(_ days: Int) -> CalendarDate {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return CalendarDate(year: year, month: month, day: dayOfYear - (153 * index + 2) / 5 + 1)
  }

  private static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    (number >= 0 ? number : number - divisor + 1) / divisor
  }

  /// The number of days of a month.
  static func daysOfMonth(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// Reads the text of a time.
struct TimeReader {
  private var rest: Substring.UTF8View
  /// Whether the text has been as RFC 3339 has it so far.
  private(set) var isExact = true

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  /// Reads the whole text; nil if it is not a time.
  mutating func read() -> Times.Moment? {
    guard let day = readDay() else { return nil }
    if rest.isEmpty { return Times.Moment(day: day, seconds: 0, nanoseconds: 0, hasOffset: false) }
    guard skip("T") || skip("t") || skipBlank(), let clock = readClock(), let fraction = readFraction() else {
      return nil
    }
    if rest.isEmpty { return Times.Moment(day: day, seconds: clock, nanoseconds: fraction, hasOffset: false) }
    guard let offset = readOffset(), rest.isEmpty else { return nil }
    return Times.Moment(day: day, seconds: clock - offset, nanoseconds: fraction, hasOffset: true)
  }

  private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: letter) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlank() -> Bool {
    isExact = false
    return skip(" ")
  }

  /// Reads a number of some digits that is not greater than another one.
  private mutating func number(_ count: Int, _ greatest: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = rest.first.map({ Int($0) - 48 }), (0...9).contains(digit) else { return nil }
      number = number * 10 + digit
      rest.removeFirst()
    }
    return number <= greatest ? number : nil
  }

  private mutating func readDay() -> CalendarDate? {
    guard let year = number(4, 9999), skip("-"), let month = number(2, 12), skip("-"), let day = number(2, 31) else {
      return nil
    }
    guard year > 0, month > 0, day > 0, day <= Times.daysOfMonth(year, month) else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private mutating func readClock() -> Int? {
    guard let hour = number(2, 23), skip(":"), let minute = number(2, 59), skip(":"), let second = number(2, 59) else {
      return nil
    }
    return (hour * 60 + minute) * 60 + second
  }

  /// Reads nanoseconds; further digits make the text no time.
  private mutating func readFraction() -> Int? {
    guard skip(".") else { return 0 }
    let digits = rest.prefix { (48...57).contains($0) }.count
    guard (1...9).contains(digits), let value = number(digits, 999_999_999) else { return nil }
    return (digits..<9).reduce(value) { value, _ in value * 10 }
  }

  /// Reads seconds east of UTC.
  private mutating func readOffset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = number(2, 18) else { return nil }
    if !skip(":") { isExact = false }
    guard let minutes = number(2, 59) else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return isEast ? seconds : -seconds
  }
}
