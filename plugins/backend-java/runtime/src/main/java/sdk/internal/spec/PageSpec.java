package sdk.internal.spec;

import java.util.List;
import sdk.json.JsonType;
import sdk.json.Types;

/** How the pages of a list are found. */
public final class PageSpec {
  /** What leads to the next page. */
  public enum Kind {
    CURSOR,
    OFFSET,
    URI,
    PATH,
    LINK,
    CUSTOM
  }

  private final Kind kind;
  private final List<String> results;
  private JsonType<?> body = Types.ANY;
  private List<String> at = List.of();
  private List<String> next = List.of();
  private List<String> step = List.of();
  private List<String> hasNext = List.of();
  private List<String> lastPage = List.of();
  private List<String> totalPages = List.of();
  private List<String> totalItems = List.of();
  private boolean lastItem;
  private boolean counted;
  private Long start;

  private PageSpec(Kind kind, List<String> results) {
    this.kind = kind;
    this.results = results;
  }

  /** A list whose items a path of property names leads to. */
  public static PageSpec of(Kind kind, String... results) {
    return new PageSpec(kind, List.of(results));
  }

  /** The type of the response of a page. */
  public PageSpec body(JsonType<?> type) {
    body = type;
    return this;
  }

  /** Place of the cursor or of the offset: a key of the arguments, then names in the body. */
  public PageSpec at(String... path) {
    at = List.of(path);
    return this;
  }

  /** Path to the next cursor, URL or path. */
  public PageSpec next(String... path) {
    next = List.of(path);
    return this;
  }

  /** {@link #next} leads from the last item of the page, not from the page. */
  public PageSpec ofLastItem() {
    lastItem = true;
    return this;
  }

  /** Place of the size of a page, where offsets count items. */
  public PageSpec step(String... path) {
    step = List.of(path);
    return this;
  }

  /** Path to the boolean that tells whether there are more pages. */
  public PageSpec hasNext(String... path) {
    hasNext = List.of(path);
    return this;
  }

  /** Path to a boolean that is true on the last page. */
  public PageSpec lastPage(String... path) {
    lastPage = List.of(path);
    return this;
  }

  /** Path to how many pages there are in all. */
  public PageSpec totalPages(String... path) {
    totalPages = List.of(path);
    return this;
  }

  /** Path to how many items there are in all. */
  public PageSpec totalItems(String... path) {
    totalItems = List.of(path);
    return this;
  }

  /** The offset is the number of a page, not of an item. */
  public PageSpec countsPages() {
    counted = true;
    return this;
  }

  /** Where counting starts; by default at page 1, or item 0. */
  public PageSpec start(long value) {
    start = value;
    return this;
  }

  public Kind kind() {
    return kind;
  }

  public List<String> results() {
    return results;
  }

  public JsonType<?> body() {
    return body;
  }

  public List<String> at() {
    return at;
  }

  public List<String> next() {
    return next;
  }

  public boolean isOfLastItem() {
    return lastItem;
  }

  public List<String> step() {
    return step;
  }

  public List<String> hasNext() {
    return hasNext;
  }

  public List<String> lastPage() {
    return lastPage;
  }

  public List<String> totalPages() {
    return totalPages;
  }

  public List<String> totalItems() {
    return totalItems;
  }

  public boolean isCountingPages() {
    return counted;
  }

  public long start() {
    return start == null ? counted ? 1 : 0 : start;
  }
}
