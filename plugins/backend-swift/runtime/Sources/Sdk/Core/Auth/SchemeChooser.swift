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
  func choose(_ security: [[String]]?) throws -> [SchemeSpec] {
    if security?.isEmpty ?? false || mode == .none { return [] }
    if mode == .endpoint { return try alternative(security ?? auth.security ?? []) }
    let missing = missing(auth.apply)
    if mode == .any { return schemes(auth.apply.filter { !missing.contains($0) }.prefix(1)) }
    if missing.isEmpty { return schemes(auth.apply) }
    throw failure("No credentials provided for: \(missing.joined(separator: ", "))", [missing])
  }

  private func scheme(_ key: String) -> SchemeSpec? { auth.schemes.first { $0.key == key } }

  private func schemes(_ keys: some Sequence<String>) -> [SchemeSpec] { keys.compactMap(scheme) }

  private func alternative(_ alternatives: [[String]]) throws -> [SchemeSpec] {
    var all: [[String]] = []
    for keys in alternatives {
      let missing = missing(keys)
      if missing.isEmpty { return schemes(keys) }
      all.append(missing)
    }
    if all.isEmpty { return [] }
    throw failure(Self.unsatisfied + all.map { $0.joined(separator: " AND ") }.joined(separator: " OR "), all)
  }

  private func missing(_ keys: [String]) -> [String] {
    keys.filter { key in scheme(key).map { !credentials.lacking($0).isEmpty } ?? true }
  }

  private func failure(_ message: String, _ missing: [[String]]) -> SdkConfigurationError {
    var seen: Set<String> = []
    let hints = missing.flatMap { $0 }.filter { seen.insert($0).inserted }.compactMap { key -> String? in
      let parts = scheme(key).map(credentials.lacking) ?? []
      if parts.isEmpty { return nil }
      let names = parts.compactMap(\.env).joined(separator: " and ")
      return "\(key): pass \(parts.map(\.option).joined(separator: " and "))\(names.isEmpty ? "" : " or set \(names)")."
    }
    return SdkConfigurationError((["\(message)."] + hints).joined(separator: " "), missingSchemes: missing)
  }
}
