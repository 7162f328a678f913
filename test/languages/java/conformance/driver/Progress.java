package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What a call leaves behind even where it fails half-way. */
final class Progress {
  private final long began = System.nanoTime();
  private final ArrayNode items = Main.JSON.createArrayNode();
  private final ArrayNode times = Main.JSON.createArrayNode();
  private final ArrayNode shownItems = Main.JSON.createArrayNode();

  /** Null if the message does not ask for what a program reads. */
  private final Shown shown;

  private JsonNode result = shownItems;

  Progress(JsonNode message, Shown shown) {
    this.shown = message.path("show").booleanValue() ? shown : null;
  }

  /** Keeps an item or an event; the number of them so far. */
  synchronized int add(Object value) {
    items.add(Values.encoded(value));
    times.add(millis());
    if (shown != null) {
      shownItems.add(shown.of(value));
    }
    return items.size();
  }

  synchronized ArrayNode list() {
    return items.deepCopy();
  }

  /** What a program reads of a value; null if the message does not ask for it. */
  JsonNode shownOf(Object value) {
    return shown == null ? null : shown.of(value);
  }

  /** Keeps what a program reads of the result. */
  synchronized void show(JsonNode what) {
    result = what;
  }

  /** Keeps what a program reads of a page: its items, and the body of its response. */
  synchronized void showPage(JsonNode body) {
    result = Values.object("items", shownItems, "response", body);
  }

  double millis() {
    return (System.nanoTime() - began) / 1e6;
  }

  private synchronized ObjectNode ended(ObjectNode answer) {
    answer.put("ms", millis());
    if (!times.isEmpty()) {
      answer.set("times", times);
    }
    if (shown != null && result != null) {
      answer.set("shown", result);
    }
    return answer;
  }

  ObjectNode succeeded(JsonNode value) {
    ObjectNode answer = Values.object("ok", true);
    if (value != null) {
      answer.set("value", value);
    }
    return ended(answer);
  }

  ObjectNode failed(Throwable error) {
    ObjectNode answer = Values.object("ok", false);
    ObjectNode described = Printing.describe(error);
    if (shown != null) {
      shown.ofBody(error).ifPresent(body -> described.set("shown", body));
    }
    answer.set("error", described);
    answer.set("partial", list());
    return ended(answer);
  }
}
