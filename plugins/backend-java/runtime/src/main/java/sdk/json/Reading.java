package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** The reading of one JSON value: where it stands, and what did not have its declared form. */
final class Reading {
  private static final int DEEPEST = 1000;

  private final List<Object> path = new ArrayList<>();

  /** The first value that could not be read, and that nothing keeps yet. */
  private Misfit fault;

  /** Some value would be written otherwise than it was received, and nothing keeps it yet. */
  private boolean isLoose;

  Reading(List<String> start) {
    path.addAll(start);
  }

  /** Reads a value; null for null. */
  <T> T read(JsonType<T> type, JsonNode node) {
    return node == null || node.isNull() && type != Types.ANY ? null : type.read(node, this);
  }

  /** Reads a member of the value at hand: a property by its name, or an item by its index. */
  <T> T read(JsonType<T> type, JsonNode node, Object key) {
    if (path.size() >= DEEPEST) {
      throw new Misfit("is nested too deeply", pathText());
    }
    path.add(key);
    try {
      return read(type, node);
    } finally {
      path.remove(path.size() - 1);
    }
  }

  /** The same; a value of another shape is passed over too, as a scalar is that cannot be read. */
  <T> T tryRead(JsonType<T> type, JsonNode node, Object key) {
    try {
      return read(type, node, key);
    } catch (Misfit e) {
      fault = e;
      return null;
    }
  }

  /** Says that a value would be written otherwise than it was received. */
  void loosen() {
    isLoose = true;
  }

  /** Passes over a scalar that cannot be read: what holds it keeps it as it is. */
  <T> T passOver(JsonNode node, String wanted) {
    if (fault == null) {
      fault = misfit(node, wanted);
    }
    return null;
  }

  Misfit misfit(JsonNode node, String wanted) {
    return fault("holds " + described(node) + " instead of " + wanted);
  }

  Misfit fault(String problem) {
    String text = pathText();
    return new Misfit(problem + " at " + text, text);
  }

  /** Whether something did not have its form since this was asked last. */
  boolean takeMisfits() {
    boolean found = isLoose || fault != null;
    isLoose = false;
    fault = null;
    return found;
  }

  /** Fails for a scalar that could not be read, and that nothing keeps. */
  void finish() {
    if (fault != null) {
      throw fault;
    }
  }

  private String pathText() {
    StringBuilder text = new StringBuilder("$");
    for (Object key : path) {
      if (key instanceof Integer) {
        text.append('[').append(key).append(']');
      } else {
        text.append('.').append(key);
      }
    }
    return text.toString();
  }

  private static String described(JsonNode node) {
    return switch (node.getNodeType()) {
      case BOOLEAN -> "a boolean";
      case NUMBER -> "a number";
      case STRING -> "a string";
      case ARRAY -> "a list";
      case OBJECT -> "an object";
      default -> "null";
    };
  }
}
