import Foundation

extension ClientCore {
  /// Calls a method whose result are bytes in memory.
  func bytes(_ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions) async throws -> Data {
    try await perform(call(operation, arguments, options)) { try await $0.bytes() }
  }

  /// The same beside the response.
  func bytesRaw(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions
  ) async throws -> Response<Data> {
    try await perform(call(operation, arguments, options)) { $0.raw(try await $0.bytes()) }
  }
}
