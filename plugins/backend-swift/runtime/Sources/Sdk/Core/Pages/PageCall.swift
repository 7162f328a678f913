/// How a page is called.
struct PageCall: Sendable {
  var arguments: Arguments
  /// It replaces that of the arguments.
  var url: String?
  /// Cursors or URLs that led here.
  var followed: Set<String> = []
  /// Items of the page before, where pages are counted.
  var previous: [JSONValue] = []
  /// The number of items on all pages before.
  var seen = 0
}
