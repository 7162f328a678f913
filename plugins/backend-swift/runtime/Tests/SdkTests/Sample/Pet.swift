import Foundation

@testable import Sdk

/// The `Pet` object.
public struct Pet: Model {
  /// The names of properties that are not shown, as a list in JSON.
  public static var secretNames: StaticString { #"["owner"]"# }

  /// The names of the properties in JSON, as a list in JSON.
  public static var declaredNames: StaticString {
    #"""
    ["id","name","owner","boss","age","status","born","day","price","uid","data","weight","good","times","friends",
    "figure","friend","tags"]
    """#
  }

  /// The values in JSON.
  public var values: ModelValues

  /// Creates an instance of values in JSON.
  public init(values: ModelValues) {
    self.values = values
  }

  /// Creates an instance.
  public init(
    id: Int64, name: String, boss: Nullable<String>, owner: Nullable<String>? = nil, age: Nullable<Int>? = nil,
    status: Status? = nil, born: Date? = nil, day: CalendarDate? = nil, price: Decimal? = nil, uid: UUID? = nil,
    data: Data? = nil, weight: Double? = nil, good: Bool? = nil, times: [Date]? = nil,
    friends: [String: Animal]? = nil, figure: Figure? = nil, friend: Animal? = nil, tags: [String]? = nil
  ) {
    values = ModelValues()
    values.set("id", id)
    values.set("name", name)
    values.set("boss", boss)
    values.setOptional("owner", owner)
    values.setOptional("age", age)
    values.setOptional("status", status)
    values.setOptional("born", born)
    values.setOptional("day", day)
    values.setOptional("price", price)
    values.setOptional("uid", uid)
    values.setOptional("data", data)
    values.setOptional("weight", weight)
    values.setOptional("good", good)
    values.setOptional("times", times)
    values.setOptional("friends", friends)
    values.setOptional("figure", figure)
    values.setOptional("friend", friend)
    values.setOptional("tags", tags)
  }

  /// The `id` property.
  public var id: Int64 {
    get { values.get("id") }
    set { values.set("id", newValue) }
  }

  /// The `name` property.
  public var name: String {
    get { values.get("name") }
    set { values.set("name", newValue) }
  }

  /// The `owner` property.
  public var owner: Nullable<String>? {
    get { values.getOptional("owner") }
    set { values.setOptional("owner", newValue) }
  }

  /// The `boss` property.
  public var boss: Nullable<String> {
    get { values.get("boss") }
    set { values.set("boss", newValue) }
  }

  /// The `age` property.
  public var age: Nullable<Int>? {
    get { values.getOptional("age") }
    set { values.setOptional("age", newValue) }
  }

  /// The `status` property.
  public var status: Status? {
    get { values.getOptional("status") }
    set { values.setOptional("status", newValue) }
  }

  /// The `born` property.
  public var born: Date? {
    get { values.getOptional("born") }
    set { values.setOptional("born", newValue) }
  }

  /// The `day` property.
  public var day: CalendarDate? {
    get { values.getOptional("day") }
    set { values.setOptional("day", newValue) }
  }

  /// The `price` property.
  public var price: Decimal? {
    get { values.getOptional("price") }
    set { values.setOptional("price", newValue) }
  }

  /// The `uid` property.
  public var uid: UUID? {
    get { values.getOptional("uid") }
    set { values.setOptional("uid", newValue) }
  }

  /// The `data` property.
  public var data: Data? {
    get { values.getOptional("data") }
    set { values.setOptional("data", newValue) }
  }

  /// The `weight` property.
  public var weight: Double? {
    get { values.getOptional("weight") }
    set { values.setOptional("weight", newValue) }
  }

  /// The `good` property.
  public var good: Bool? {
    get { values.getOptional("good") }
    set { values.setOptional("good", newValue) }
  }

  /// The `times` property.
  public var times: [Date]? {
    get { values.getOptional("times") }
    set { values.setOptional("times", newValue) }
  }

  /// The `friends` property.
  public var friends: [String: Animal]? {
    get { values.getOptional("friends") }
    set { values.setOptional("friends", newValue) }
  }

  /// The `figure` property.
  public var figure: Figure? {
    get { values.getOptional("figure") }
    set { values.setOptional("figure", newValue) }
  }

  /// The `friend` property.
  public var friend: Animal? {
    get { values.getOptional("friend") }
    set { values.setOptional("friend", newValue) }
  }

  /// The `tags` property.
  public var tags: [String]? {
    get { values.getOptional("tags") }
    set { values.setOptional("tags", newValue) }
  }
}
