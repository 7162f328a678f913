/// Chooses the schemes of a call.
struct SchemeChooser {
  private static let unsatisfied =
    "No authentication credentials provided that satisfy the endpoint's security requirements. "
    + "Please provide credentials for: "

  let mode: AuthMode
  let auth: AuthSpec
  let credentials: CredentialValues

  /// The schemes of a call whose method declares alternatives.
  ///
  /// - Throws: `SdkConfigurationError` if there are not enough credentials.
  func choose(_ security: [[String]]?) async throws -> [SchemeSpec] {
    if security?.isEmpty ?? false || mode == .none { return [] }
    if mode == .endpoint { return try await alternative(security ?? auth.security ?? []) }
    let missing = try await missing(auth.apply)
    if mode == .any { return schemes(auth.apply.filter { !missing.contains($0) }.prefix(1)) }
    if missing.isEmpty { return schemes(auth.apply) }
    throw try await failure("No credentials provided for: \(missing.joined(separator: ", "))", [missing])
  }

  private func scheme(_ key: String) -> SchemeSpec? { auth.schemes.first { $0.key == key } }

  private func schemes(_ keys: some Sequence<String>) -> [SchemeSpec] { keys.compactMap(scheme) }

  private func alternative(_ alternatives: [[String]]) async throws -> [SchemeSpec] {
    var all: [[String]] = []
    for keys in alternatives {
      let missing = try await missing(keys)
      if missing.isEmpty { return schemes(keys) }
      all.append(missing)
    }
    if all.isEmpty { return [] }
    throw try await failure(Self.unsatisfied + all.map { $0.joined(separator: " AND ") }.joined(separator: " OR "), all)
  }

  private func missing(_ keys: [String]) async throws -> [String] {
    var missing: [String] = []
    for key in keys where try await lacking(key)?.isEmpty != true { missing.append(key) }
    return missing
  }

  /// The credentials that a scheme lacks; nil if there is no such scheme.
  private func lacking(_ key: String) async throws -> [CredentialSpec]? {
    guard let scheme = scheme(key) else { return nil }
    return try await credentials.lacking(scheme)
  }

  private func failure(_ message: String, _ missing: [[String]]) async throws -> SdkConfigurationError {
    var seen: Set<String> = []
    var hints: [String] = []
    for key in missing.joined() where seen.insert(key).inserted {
      guard let parts = try await lacking(key), !parts.isEmpty else { continue }
      let names = parts.compactMap(\.env).joined(separator: " and ")
      let options = parts.map(\.option).joined(separator: " and ")
      hints.append("\(key): pass \(options)\(names.isEmpty ? "" : " or set \(names)").")
    }
    return SdkConfigurationError((["\(message)."] + hints).joined(separator: " "), missingSchemes: missing)
  }
}
