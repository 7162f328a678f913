@testable import Sdk

/// The values of `Status`.
public enum Status: OpenEnum {
  /// `"active"`.
  case active
  /// `"paused"`.
  case paused
  /// A value that this version of the library does not declare.
  case unknown(String)

  /// Creates a value, whether the API declares it or not.
  public init(rawValue: String) {
    switch rawValue {
    case "active": self = .active
    case "paused": self = .paused
    default: self = .unknown(rawValue)
    }
  }

  /// The value in JSON.
  public var rawValue: String {
    switch self {
    case .active: "active"
    case .paused: "paused"
    case .unknown(let value): value
    }
  }
}

/// The values of `Level`.
public enum Level: OpenEnum {
  /// `1`.
  case value1
  /// A value that this version of the library does not declare.
  case unknown(Int64)

  /// Creates a value, whether the API declares it or not.
  public init(rawValue: Int64) {
    switch rawValue {
    case 1: self = .value1
    default: self = .unknown(rawValue)
    }
  }

  /// The value in JSON.
  public var rawValue: Int64 {
    switch self {
    case .value1: 1
    case .unknown(let value): value
    }
  }
}
