package sdk.internal.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sdk.errors.DecodeException;
import sdk.internal.call.Reply;
import sdk.internal.spec.PageSpec;
import sdk.json.Json;

/** A page as it came. */
final class Fetched {
  private final Reply reply;
  private final PageSpec spec;
  private final JsonNode data;
  private final List<JsonNode> items = new ArrayList<>();

  /** Fails where something else than a list of items stands in their place, or on the way. */
  Fetched(Reply reply, JsonNode data) {
    this.reply = reply;
    this.spec = reply.operation().spec().page();
    this.data = data;
    JsonNode part = data;
    int depth = 0;
    for (String name : spec.results()) {
      if (isOther(part, JsonNodeType.OBJECT)) {
        throw failure(spec.results().subList(0, depth), "the page holds no list of items");
      }
      part = part == null ? null : part.get(name);
      depth += 1;
    }
    if (isOther(part, JsonNodeType.ARRAY)) {
      throw failure(spec.results(), "the page holds no list of items");
    }
    if (part != null) {
      part.forEach(items::add);
    }
  }

  /** Whether a value is there and of another type. */
  private static boolean isOther(JsonNode value, JsonNodeType type) {
    return value != null && !value.isNull() && value.getNodeType() != type;
  }

  JsonNode data() {
    return data;
  }

  List<JsonNode> items() {
    return items;
  }

  /** The value at a path of the page; null where there is none. */
  JsonNode at(List<String> path) {
    return Json.at(data, path);
  }

  /** The {@code Link} header; empty where there is none. */
  String links() {
    return reply.headers().get("link").orElse("");
  }

  String url() {
    return reply.url();
  }

  DecodeException stuck() {
    return nextFailure("the next page is one that came before");
  }

  /** A failure at the place where a page says what the next one is, if that is in the body. */
  DecodeException nextFailure(String problem) {
    if (spec.kind() == PageSpec.Kind.LINK) {
      return failure(null, problem);
    }
    boolean isInBody = !spec.next().isEmpty() && !spec.isOfLastItem();
    return failure(isInBody ? spec.next() : spec.results(), problem);
  }

  private DecodeException failure(List<String> path, String problem) {
    String at = null;
    if (path != null) {
      at = path.isEmpty() ? "$" : "$." + String.join(".", path);
    }
    String text = data == null ? "" : Json.text(data);
    return new DecodeException(
        reply.failed(at == null ? problem : problem + " at " + at),
        new DecodeException.Details(
            reply.status(), reply.headers(), text, Optional.ofNullable(at), OptionalInt.empty()));
  }
}
