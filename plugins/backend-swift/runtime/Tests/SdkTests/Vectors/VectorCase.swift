import Foundation
import Testing

@testable import Sdk

/// One of the vectors that all runtimes share.
struct VectorCase: Sendable, CustomTestStringConvertible {
  let file: String
  let kind: String
  let name: String
  let given: JSONValue
  let expected: JSONValue

  var testDescription: String { "\(file): \(name)" }

  /// Reads all vectors. The variable `SDK_VECTORS` names another folder than the project's own.
  static func readAll() throws -> [VectorCase] {
    try readFiles().flatMap { file, content in
      (content["vectors"]?.array ?? []).map { one in
        VectorCase(
          file: file, kind: content["kind"]?.string ?? "", name: one["name"]?.string ?? "", given: one["given"] ?? [:],
          expected: one["expect"] ?? [:])
      }
    }
  }

  /// The kinds of all files, also of those without a vector.
  static func readKinds() throws -> Set<String> {
    Set(try readFiles().map { $0.content["kind"]?.string ?? "" })
  }

  private static func readFiles() throws -> [(name: String, content: JSONValue)] {
    let folder = try folder()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    return try names.sorted().map { name in
      (name, try JSONValue(parsing: Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// The folder that a variable names, or else `test/vectors` in a folder above this source.
  private static func folder() throws -> URL {
    if let given = ProcessInfo.processInfo.environment["SDK_VECTORS"], !given.isEmpty {
      return URL(fileURLWithPath: given)
    }
    var above = URL(fileURLWithPath: #filePath)
    while above.path != "/" {
      above.deleteLastPathComponent()
      let folder = above.appendingPathComponent("test/vectors")
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    throw Deviation(description: "There is no folder test/vectors above the sources.")
  }

  /// Throws if what is observed is not what is expected.
  func check() async throws {
    guard let drive = Drivers.all[kind] else {
      throw Deviation(description: "There is no driver for vectors of kind \(kind).")
    }
    let observed = try await drive(self)
    let error = observed["error"] ?? .null
    if !error.isNull {
      if expected["orError"] == true { return }
      if expected["error"] == nil { throw Deviation(description: "not expected: \(error)") }
    }
    try Comparison.compare("", observed, expected)
  }
}
