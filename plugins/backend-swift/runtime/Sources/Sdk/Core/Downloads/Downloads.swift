extension ClientCore {
  /// Calls a method that gives a file.
  func download(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions
  ) async throws -> BinaryResponse {
    try await perform(call(operation, arguments, options), isKeptOpen: true) { BinaryResponse($0) }
  }

  /// The same beside the response.
  func downloadRaw(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions
  ) async throws -> Response<BinaryResponse> {
    try await perform(call(operation, arguments, options), isKeptOpen: true) { $0.raw(BinaryResponse($0)) }
  }
}
