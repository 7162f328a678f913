import Foundation
import Testing

@testable import Sdk

@Suite struct FormatTests {
  @Test(arguments: [
    "2024-02-29T12:00:00Z", "2024-02-29t12:00:00z", "2024-02-29 12:00:00Z", "2024-02-29T12:00:00",
    "2024-02-29T14:00:00+0200", "2024-02-29T06:30:00.000-05:30",
  ])
  func timesThatServersWriteOddlyAreRead(_ text: String) {
    #expect(Date(json: .string(text)) == ModelTests.noon)
  }

  @Test(arguments: [
    "2024-02-29T23:59:60Z", "2024-02-29T24:00:00Z", "2024-02-30T00:00:00Z", "2023-02-29", "29 Feb 2024", "",
    "2024-02-29T12:00:00.Z", "2024-02-29T12:00Z", "2024-02-29T12:00:00Zx", "0000-01-01", "2024-13-01", "+024-01-01",
  ])
  func timesThatAreNoneAreNotRead(_ text: String) {
    #expect(Date(json: .string(text)) == nil)
    #expect(CalendarDate(json: .string(text)) == nil)
  }

  @Test(arguments: [
    "2024-02-29T12:00:00Z", "1969-12-31T23:59:59.999Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.123Z",
    "2000-03-01T00:00:00.100Z", "1900-02-28T23:59:59Z", "2026-11-28T13:14:15.000001Z",
  ])
  func timesAreWrittenWithAsManyDigitsAsTheyNeed(_ text: String) {
    #expect(Date(json: .string(text))?.json == .string(text))
  }

  @Test(arguments: [
    ("2024-02-29T12:34:56.123456789Z", "2024-02-29T12:34:56.123456Z"),
    ("2024-02-29T12:34:56.999999999+05:30", "2024-02-29T07:04:56.999999Z"),
    ("1969-12-31T23:59:59.9999999Z", "1969-12-31T23:59:59.999999Z"),
    ("2024-02-29T00:00:00.0000009Z", "2024-02-29T00:00:00Z"),
  ])
  func digitsThatDatesCannotHoldAreCutOff(_ text: String, _ written: String) {
    #expect(Date(json: .string(text))?.json == .string(written))
  }

  @Test func daysOfAllYearsAreThoseOfFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for days in stride(from: -40_000, to: 80_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(days) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let day = CalendarDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
      #expect(date.json == .string("\(day)T00:00:00Z"))
      #expect(CalendarDate(date, in: calendar.timeZone) == day)
    }
  }

  @Test func ofATimeTheDayIsReadAsItIsWritten() {
    #expect(CalendarDate(json: "2024-02-29t23:59:59.5-11:00")?.description == "2024-02-29")
    #expect(CalendarDate("2024-02-29T00:00:00Z") == nil)
    #expect(CalendarDate(year: 2024, month: 2, day: 9) < CalendarDate(year: 2024, month: 11, day: 1))
  }

  @Test func textThatSpellsANumberIsRead() {
    #expect(Int64(json: "9007199254740993") == 9_007_199_254_740_993)
    #expect(UInt64(json: "18446744073709551615") == .max)
    #expect(JSONNumber(json: "18446744073709551616")?.text == "18446744073709551616")
    for odd: JSONValue in ["1,5", "", "NaN", "1e999", " 1", "0x10", "Infinity"] {
      #expect(Int64(json: odd) == nil)
      #expect(Double(json: odd) == nil)
    }
  }

  @Test func integersAreExactOrNone() {
    #expect(Int64(json: .number("9223372036854775808")) == nil)
    #expect(Int64(json: .number("-9223372036854775808")) == .min)
    #expect(UInt64(json: -1) == nil)
    #expect(Int(json: 1.5) == nil)
    #expect(Int(json: .number("120e-1")) == 12)
    for huge: JSONNumber in ["1e2147483647", "1e-2147483647", "1e99999999999"] {
      #expect(Int(json: .number(huge)) == nil)
      #expect("\(JSONValue.number(huge))" == huge.text)
    }
  }

  @Test func decimalsKeepTheirDigits() throws {
    for text in ["12345678901234567890.10", "10.10", "-5.500", "0.1000", "100", "7.0", "0"] {
      let decimal = try #require(Decimal(json: .string(text)))
      #expect(decimal.description == text)
      #expect(decimal.json == .string(text))
      #expect(decimal == Decimal(string: text))
      #expect(decimal.hashValue == Decimal(string: text)?.hashValue)
    }
    #expect(try #require(Decimal(json: "10.10")) + 1 == Decimal(sign: .plus, exponent: -1, significand: 111))
    let long = "12345678901234567890123456789012345678.90"
    #expect(Decimal(json: .string(long)) == Decimal(string: long))
    #expect(Decimal(json: 5) == 5)
    #expect(Decimal(json: "1e5") == 100_000)
    #expect(Decimal(json: "a lot") == nil)
  }

  @Test func bytesAreReadInAnyAlphabet() {
    #expect(Data(json: "_-8") == Data([0xFF, 0xEF]))
    #expect(Data(json: "/+8=") == Data([0xFF, 0xEF]))
    #expect(Data(json: "") == Data())
    for odd: JSONValue in ["*", "x", "=", "A===", "====", "AAAAA", "AA=A"] { #expect(Data(json: odd) == nil) }
    #expect(Data([0, 1]).json == "AAE=")
  }
}
