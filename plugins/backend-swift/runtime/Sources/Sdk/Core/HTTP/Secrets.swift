import Foundation

/// The secrets of a call, which nothing that is printed may show.
struct Secrets: Sendable, CustomStringConvertible, CustomReflectable {
  /// Shorter ones are in too many words.
  private static let shortest = 3
  /// How much of a text is looked at to shorten it.
  private static let start = 16_000

  private var texts: [String] = []

  mutating func add(_ secret: String) {
    // URLs and queries have it in the second form.
    for text in [secret, Percent.encode(secret)] where text.count >= Self.shortest && !texts.contains(text) {
      texts.append(text)
    }
  }

  /// These and others.
  func with(_ others: Secrets) -> Secrets {
    var all = self
    for text in others.texts where !all.texts.contains(text) { all.texts.append(text) }
    return all
  }

  /// A text without secrets.
  func mask(_ text: String) -> String {
    texts.reduce(text) { $0.replacingOccurrences(of: $1, with: "***", options: .literal) }
  }

  /// A text without secrets in one line of at most so many characters.
  func show(_ text: String, _ most: Int) -> String {
    // A secret that is cut off would not be found, so masking comes first.
    let masked = mask(text).unicodeScalars.prefix(Self.start)
    let words = masked.split { $0 == " " || $0 == "\u{FEFF}" || $0.properties.generalCategory == .control }
    let line = words.map { String(Substring($0)) }.joined(separator: " ")
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(most)))
  }

  var description: String { "Secrets(***)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// How errors name a call.
struct Called: Sendable {
  let method: String
  let url: String
  let secrets: Secrets

  /// The text of an error for which there is no usable response.
  func failed(_ problem: String) -> String {
    "\(secrets.mask("\(method) \(URLs.path(url))")) failed: \(problem)"
  }
}
