@testable import Sdk

/// One of several types.
public enum Animal: Union {
  /// The variant whose `kind` is `cat`.
  case cat(Cat)
  /// The variant whose `kind` is `dog`.
  case dog(Dog)
  /// A variant that this version of the library does not declare.
  case unknown(type: String?, raw: JSONValue)

  /// Creates the variant that a value in JSON is.
  public init(json: JSONValue) {
    let type = Unions.tag(json, "kind")
    let known: Self? =
      switch type {
      case "cat": Unions.read(json, Self.cat)
      case "dog": Unions.read(json, Self.dog)
      default: nil
      }
    self = known ?? .unknown(type: type, raw: json)
  }

  /// The value in JSON.
  public var json: JSONValue {
    switch self {
    case .cat(let value): Unions.tagged(value.json, "kind", "cat")
    case .dog(let value): Unions.tagged(value.json, "kind", "dog")
    case .unknown(_, let raw): raw
    }
  }
}

/// The `Cat` object.
public struct Cat: Model {
  /// The names of the properties in JSON, as a list in JSON.
  public static var declaredNames: StaticString { #"["kind","lives"]"# }

  /// The values in JSON.
  public var values: ModelValues

  /// Creates an instance of values in JSON.
  public init(values: ModelValues) {
    self.values = values
  }

  /// Creates an instance.
  public init(lives: Int? = nil) {
    values = ModelValues()
    values.set("kind", "cat" as String)
    values.setOptional("lives", lives)
  }

  /// The `kind` property.
  public var kind: String { values.get("kind") }

  /// The `lives` property.
  public var lives: Int? {
    get { values.getOptional("lives") }
    set { values.setOptional("lives", newValue) }
  }
}

/// The `Dog` object.
public struct Dog: Model {
  /// The names of the properties in JSON, as a list in JSON.
  public static var declaredNames: StaticString { #"["barks","parents"]"# }

  /// The values in JSON.
  public var values: ModelValues

  /// Creates an instance of values in JSON.
  public init(values: ModelValues) {
    self.values = values
  }

  /// Creates an instance.
  public init(barks: Bool, parents: [Dog]? = nil) {
    values = ModelValues()
    values.set("barks", barks)
    values.setOptional("parents", parents)
  }

  /// The `barks` property.
  public var barks: Bool {
    get { values.get("barks") }
    set { values.set("barks", newValue) }
  }

  /// The `parents` property.
  public var parents: [Dog]? {
    get { values.getOptional("parents") }
    set { values.setOptional("parents", newValue) }
  }

  /// Properties that are not declared, by their names in JSON.
  public var additionalProperties: [String: Int64] {
    get { values.additional(Self.declaredNames) }
    set { values.setAdditional(newValue, Self.declaredNames) }
  }
}
