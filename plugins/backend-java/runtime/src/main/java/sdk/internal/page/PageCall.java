package sdk.internal.page;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import sdk.internal.call.Arguments;

/**
 * The call that fetches a page, and what led to it.
 *
 * @param arguments what the operation is given
 * @param url in place of the operation's own; null where there is none
 * @param followed the cursors or URLs that were followed, the last one first; null for none
 * @param previous the items of the page before, where pages are counted
 * @param seen how many items the pages before have, where pages are counted
 */
record PageCall(
    Arguments arguments, String url, Followed followed, List<JsonNode> previous, long seen) {
  /** A cursor or URL that led to a page; pages share those before. */
  record Followed(String by, Followed before) {}

  static PageCall first(Arguments arguments) {
    return new PageCall(arguments, null, null, List.of(), 0);
  }

  /** Whether a cursor or URL has led to a page before: pages that lead back have no end. */
  boolean hasFollowed(String by) {
    for (Followed one = followed; one != null; one = one.before()) {
      if (one.by().equals(by)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return "PageCall";
  }
}
