package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** The reading of one JSON value: where it stands, and what did not have its declared form. */
final class Reading {
  private static final int DEEPEST = 1000;

  private final List<Object> path = new ArrayList<>();
  private final int rootDepth;

  /** The whole value could not be read. */
  private Misfit fault;

  /** Some value would be written otherwise than it was received, and nothing keeps it yet. */
  private boolean isLoose;

  Reading(List<String> start) {
    path.addAll(start);
    rootDepth = start.size();
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

  /** Says that a value would be written otherwise than it was received. */
  void loosen() {
    isLoose = true;
  }

  /** Passes over a value that cannot be read: the object that contains it keeps it as it is. */
  <T> T passOver(JsonNode node, String wanted) {
    isLoose = true;
    if (path.size() == rootDepth) {
      String text = pathText();
      fault =
          new Misfit("holds " + described(node) + " instead of " + wanted + " at " + text, text);
    }
    return null;
  }

  /** Whether something did not have its form since this was asked last. */
  boolean takeMisfits() {
    boolean found = isLoose;
    isLoose = false;
    return found;
  }

  /**
   * Fails if the value as a whole could not be read. An odd value inside does not spoil the rest.
   */
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
