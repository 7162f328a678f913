import Foundation

/// Texts without white space at their ends.
enum Blanks {
  static func trim(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
