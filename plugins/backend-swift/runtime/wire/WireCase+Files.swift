import Foundation
import Sdk

extension WireCase {
  /// Makes a call that gives a file, which must be the body of the reply.
  func checkContent(_ call: (Client) async throws -> BinaryResponse) async throws {
    try await checkBytes { client in
      var content = Data()
      for try await piece in try await call(client) { content += piece }
      return content
    }
  }
}
