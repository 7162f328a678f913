import Foundation

/// Which failures pass by themselves, and how long to wait for it.
enum Retry {
  /// Seconds; whoever is asked to wait longer gets the error.
  static let longestWait = 60.0
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  static func isTransient(_ status: Int) -> Bool {
    status == 408 || status == 429 || (status >= 500 && status != 501 && status != 505)
  }

  /// Whether a server that answers with a status has done nothing, so that even an unsafe call can be repeated.
  static func hasNoEffect(_ status: Int) -> Bool { [408, 429, 503].contains(status) }

  /// Seconds that the server asks to wait; nil where it asks nothing that can be read. `now` are seconds since 1970.
  static func askedWait(_ headers: HTTPHeaders, now: Double) -> Double? {
    if let milliseconds = decimal(headers["retry-after-ms"]) { return milliseconds / 1000 }
    let after = headers["retry-after"]
    return decimal(after) ?? after.flatMap { date($0, now) }.map { max(0, $0 - now) }
  }

  /// Seconds to wait before a retry. Retries are counted from 1.
  static func wait(beforeRetry number: Int, asked: Double?) -> Double {
    if let asked { return asked * Double.random(in: 1...1.1) }
    return min(8, 0.5 * pow(2, Double(min(number, 30) - 1))) * Double.random(in: 0.75...1)
  }

  /// A decimal number with a digit at either end.
  private static func decimal(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber =
      parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    return isNumber ? Double(text) : nil
  }

  /// Seconds since 1970 of a date in one of the three forms of RFC 9110.
  static func date(_ text: String, _ now: Double) -> Double? {
    let words = text.trimmingCharacters(in: .whitespaces).split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
    if words.count == 6, words[5] == "GMT", words[1].utf8.count == 2 {
      return moment(words[3], words[2], words[1], words[4], now)
    }
    return words.count == 5 ? moment(words[4], words[1], words[2], words[3], now) : nil
  }

  private static func moment(_ year: String, _ month: String, _ day: String, _ clock: String, _ now: Double) -> Double?
  {
    guard let month = months.firstIndex(of: month), let year = fullYear(year, now), let day = Int(day) else {
      return nil
    }
    let padded = [year, month + 1, day].map { Times.padded($0, $0 > 99 ? 4 : 2) }.joined(separator: "-")
    let text = "\(padded)T\(clock)Z"
    guard Times.isExact(text), let moment = Times.parse(text) else { return nil }
    return Times.date(moment).timeIntervalSince1970
  }

  private static func fullYear(_ text: String, _ now: Double) -> Int? {
    guard let number = Int(text), [2, 4].contains(text.utf8.count) else { return nil }
    if text.utf8.count == 4 { return number }
    let current = Calendar(identifier: .gregorian).component(.year, from: Date(timeIntervalSince1970: now))
    let year = current / 100 * 100 + number
    return year > current + 50 ? year - 100 : year
  }
}
