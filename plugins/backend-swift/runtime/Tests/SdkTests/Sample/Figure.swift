import Foundation

@testable import Sdk

/// One of several types.
public enum Figure: Union, ExpressibleByStringLiteral {
  /// The variant `Cat`.
  case cat(Cat)
  /// The variant `date time list`.
  case dateTimeList([Date])
  /// The variant `string`.
  case string(String)
  /// A variant that this version of the library does not declare.
  case unknown(type: String?, raw: JSONValue)

  /// Creates the variant that a value in JSON is.
  public init(json: JSONValue) {
    let known: Self? =
      switch Unions.choose(json, "Figure", UnionShapes.all) {
      case 0: Unions.read(json, Self.cat)
      case 1: Unions.read(json, Self.dateTimeList)
      case 2: Unions.read(json, Self.string)
      default: nil
      }
    self = known ?? .unknown(type: nil, raw: json)
  }

  /// The value in JSON.
  public var json: JSONValue {
    switch self {
    case .cat(let value): value.json
    case .dateTimeList(let value): value.json
    case .string(let value): value.json
    case .unknown(_, let raw): raw
    }
  }

  /// Creates the variant `string` of a literal.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

/// One of several types.
public enum Entry: Union, ExpressibleByIntegerLiteral {
  /// The variant `date time`.
  case dateTime(Date)
  /// The variant `date`.
  case date(CalendarDate)
  /// The variant `Status`.
  case status(Status)
  /// The variant `integer`.
  case integer(Int64)
  /// The variant `Diary`.
  case diary(Diary)
  /// A variant that this version of the library does not declare.
  case unknown(type: String?, raw: JSONValue)

  /// Creates the variant that a value in JSON is.
  public init(json: JSONValue) {
    let known: Self? =
      switch Unions.choose(json, "Entry", UnionShapes.all) {
      case 0: Unions.read(json, Self.dateTime)
      case 1: Unions.read(json, Self.date)
      case 2: Unions.read(json, Self.status)
      case 3: Unions.read(json, Self.integer)
      case 4: Unions.read(json, Self.diary)
      default: nil
      }
    self = known ?? .unknown(type: nil, raw: json)
  }

  /// The value in JSON.
  public var json: JSONValue {
    switch self {
    case .dateTime(let value): value.json
    case .date(let value): value.json
    case .status(let value): value.json
    case .integer(let value): value.json
    case .diary(let value): value.json
    case .unknown(_, let raw): raw
    }
  }

  /// Creates the variant `integer` of a literal.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }
}

/// One of several types.
public indirect enum Nest: Union {
  /// The variant `date`.
  case date(CalendarDate)
  /// The variant `list`.
  case list([Nest])
  /// A variant that this version of the library does not declare.
  case unknown(type: String?, raw: JSONValue)

  /// Creates the variant that a value in JSON is.
  public init(json: JSONValue) {
    let known: Self? =
      switch Unions.choose(json, "Nest", UnionShapes.all) {
      case 0: Unions.read(json, Self.date)
      case 1: Unions.read(json, Self.list)
      default: nil
      }
    self = known ?? .unknown(type: nil, raw: json)
  }

  /// The value in JSON.
  public var json: JSONValue {
    switch self {
    case .date(let value): value.json
    case .list(let value): value.json
    case .unknown(_, let raw): raw
    }
  }
}

/// The `Diary` object.
public struct Diary: Model {
  /// The names of the properties in JSON, as a list in JSON.
  public static var declaredNames: StaticString { #"["day","mood","pages"]"# }

  /// The values in JSON.
  public var values: ModelValues

  /// Creates an instance of values in JSON.
  public init(values: ModelValues) {
    self.values = values
  }

  /// Creates an instance.
  public init(day: CalendarDate, mood: Status? = nil, pages: [Entry]? = nil) {
    values = ModelValues()
    values.set("day", day)
    values.setOptional("mood", mood)
    values.setOptional("pages", pages)
  }

  /// The `day` property.
  public var day: CalendarDate {
    get { values.get("day") }
    set { values.set("day", newValue) }
  }

  /// The `mood` property.
  public var mood: Status? {
    get { values.getOptional("mood") }
    set { values.setOptional("mood", newValue) }
  }

  /// The `pages` property.
  public var pages: [Entry]? {
    get { values.getOptional("pages") }
    set { values.setOptional("pages", newValue) }
  }
}

/// What tells the variants of unions apart that have no discriminator.
enum UnionShapes {
  static let all = ShapeTable(
    #"""
    {
      "Figure": {"variants": [["ref", "Cat"], ["list", "datetime"], "string"]},
      "Cat": {"properties": {"kind": ["const", "string", "cat"], "lives": "int32"}, "required": ["kind"]},
      "Entry": {"variants": ["datetime", "date", ["ref", "Status"], "int64", ["ref", "Diary"]]},
      "Status": {"enum": "string", "values": ["active", "paused"]},
      "Diary": {
        "properties": {"day": "date", "mood": ["ref", "Status"], "pages": ["list", ["ref", "Entry"]]},
        "required": ["day"]
      },
      "Nest": {"variants": ["date", ["list", ["ref", "Nest"]]]}
    }
    """#
  )
}
