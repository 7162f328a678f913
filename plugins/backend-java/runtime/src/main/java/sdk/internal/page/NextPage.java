package sdk.internal.page;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import sdk.internal.spec.PageSpec;
import sdk.internal.url.Urls;
import sdk.json.Json;

/**
 * Finds the call that fetches the page after a page.
 *
 * <p>It is made when it is asked for, so that a page that cannot be followed is still handed out.
 */
final class NextPage {
  private static final Pattern ID = Pattern.compile("(?:^|[^A-Za-z])(?:uu|gu)?id$|(?:Id|ID)$");

  private final PageSpec spec;
  private final PageCall call;
  private final Fetched page;
  private final String base;

  NextPage(PageSpec spec, PageCall call, Fetched page, String base) {
    this.spec = spec;
    this.call = call;
    this.page = page;
    this.base = base;
  }

  /** Null where this is the last page. */
  Supplier<PageCall> find() {
    return switch (spec.kind()) {
      case CURSOR -> cursor();
      case OFFSET -> offset();
      case URI, PATH, LINK -> url();
      case CUSTOM -> null;
    };
  }

  /** Fails where a counted page has the items of the one before: the server does not count on. */
  void checkCounted() {
    List<JsonNode> items = page.items();
    // Without ids, other items may well look the same: a series of zeros, or rows of a log.
    if (spec.kind() == PageSpec.Kind.OFFSET
        && !items.isEmpty()
        && hasId(items.get(0))
        && items.equals(call.previous())) {
      throw page.stuck();
    }
  }

  /** Whether an item has a property that tells it from others. */
  private static boolean hasId(JsonNode item) {
    for (Iterator<String> names = item.fieldNames(); names.hasNext(); ) {
      if (ID.matcher(names.next()).find()) {
        return true;
      }
    }
    return false;
  }

  private Supplier<PageCall> cursor() {
    if (isLast()) {
      return null;
    }
    JsonNode source = page.data();
    if (spec.isOfLastItem()) {
      source = page.items().isEmpty() ? null : page.items().get(page.items().size() - 1);
    }
    JsonNode cursor = Json.at(source, spec.next());
    if (isEmpty(cursor)) {
      return null;
    }
    return () -> {
      // As text: a server may answer with the number that the caller gave as text.
      String by = textOf(cursor);
      Object used = call.arguments().at(spec.at());
      if (used != null && textOf(used).equals(by) || call.hasFollowed(by)) {
        throw page.stuck();
      }
      return new PageCall(
          call.arguments().withAt(spec.at(), cursor),
          null,
          new PageCall.Followed(by, call.followed()),
          List.of(),
          0);
    };
  }

  /** Reports whether a cursor is empty. Some servers write an empty list or object for the end. */
  private static boolean isEmpty(JsonNode cursor) {
    return cursor == null
        || cursor.isNull()
        || cursor.isTextual() && cursor.textValue().isEmpty()
        || cursor.isContainerNode() && cursor.isEmpty();
  }

  private static String textOf(Object value) {
    Object plain = Json.plain(value);
    return plain instanceof String text ? text : Json.text(plain);
  }

  /** Whether the page says that it is the last. */
  private boolean isLast() {
    return says(spec.lastPage(), true) || says(spec.hasNext(), false);
  }

  private boolean says(List<String> path, boolean value) {
    JsonNode found = path.isEmpty() ? null : page.at(path);
    return found != null && found.isBoolean() && found.booleanValue() == value;
  }

  /**
   * Whether a count has come to a total of the page. Zero is what servers give that do not count.
   */
  private boolean reaches(List<String> total, long count) {
    JsonNode found = total.isEmpty() ? null : page.at(total);
    long all = found == null ? 0 : found.asLong();
    return all > 0 && count >= all;
  }

  /** Whether the {@code Link} header leads to other pages, and to none after this one. */
  private boolean endsLinks() {
    Map<String, String> links = Links.of(page.links());
    return !links.containsKey("next")
        && (links.containsKey("prev") || links.containsKey("first") || links.containsKey("last"));
  }

  private Supplier<PageCall> offset() {
    if (page.items().isEmpty() || isLast() || endsLinks()) {
      return null;
    }
    Long given = countAt(spec.at());
    long current = given == null ? spec.start() : given;
    boolean isCounted = spec.isCountingPages();
    long seen = (isCounted ? call.seen() : current - spec.start()) + page.items().size();
    if (reaches(spec.totalItems(), seen)
        || isCounted && reaches(spec.totalPages(), current - spec.start() + 1)) {
      return null;
    }
    return () -> {
      Long step = spec.step().isEmpty() ? null : countAt(spec.step());
      long by = page.items().size();
      if (isCounted) {
        by = 1;
      } else if (step != null && step > 0) {
        by = step;
      }
      return new PageCall(
          call.arguments().withAt(spec.at(), current + by),
          null,
          null,
          List.copyOf(page.items()),
          seen);
    };
  }

  /** A number that the caller gives, also as text; null where there is none. */
  private Long countAt(List<String> path) {
    Object given = call.arguments().at(path);
    if (given instanceof Number number && number.doubleValue() == number.longValue()) {
      return number.longValue();
    }
    return given instanceof String text && text.matches("\\d{1,18}") ? Long.valueOf(text) : null;
  }

  private Supplier<PageCall> url() {
    String link;
    if (spec.kind() == PageSpec.Kind.LINK) {
      link = Links.of(page.links()).get("next");
    } else {
      JsonNode node = page.at(spec.next());
      link = node != null && node.isTextual() ? node.textValue() : null;
    }
    if (link == null || link.isEmpty()) {
      return null;
    }
    return () -> {
      URI own = URI.create(base);
      URI to =
          Urls.resolve(
              spec.kind() == PageSpec.Kind.PATH ? Urls.join(base, link, List.of()) : link,
              URI.create(page.url()));
      if (to == null || !Urls.isSameOrigin(to, own)) {
        throw page.nextFailure("the next page is on another origin");
      }
      String url = to.toString();
      if (call.hasFollowed(url)) {
        throw page.stuck();
      }
      return new PageCall(
          call.arguments(), url, new PageCall.Followed(url, call.followed()), List.of(), 0);
    };
  }
}
