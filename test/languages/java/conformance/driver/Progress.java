package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What a call leaves behind even where it fails half-way. */
final class Progress {
  private final long began = System.nanoTime();
  private final ArrayNode items = Main.JSON.createArrayNode();
  private final ArrayNode times = Main.JSON.createArrayNode();

  /** Keeps an item or an event; the number of them so far. */
  synchronized int add(Object value) {
    items.add(Values.encoded(value));
    times.add(millis());
    return items.size();
  }

  synchronized int size() {
    return items.size();
  }

  synchronized ArrayNode list() {
    return items.deepCopy();
  }

  double millis() {
    return (System.nanoTime() - began) / 1e6;
  }

  private synchronized ObjectNode ended(ObjectNode answer) {
    answer.put("ms", millis());
    if (!times.isEmpty()) {
      answer.set("times", times);
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
    answer.set("error", Printing.describe(error));
    answer.set("partial", list());
    return ended(answer);
  }
}
