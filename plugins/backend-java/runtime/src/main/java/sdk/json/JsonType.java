package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;

/**
 * How values of a declared type are read from JSON and written to it.
 *
 * @param <T> the Java type of the values
 */
public abstract class JsonType<T> {
  /** Only this package has kinds of types. */
  JsonType() {}

  /** Reads a value that is not null. */
  abstract T read(JsonNode node, Reading at);

  /**
   * How many properties of a value the type does not declare; -1 if the value does not fit.
   *
   * @param isLenient also values fit that the type reads without declaring them: those of an enum
   *     that it does not list, and times in another form
   */
  abstract int fit(JsonNode node, boolean isLenient);

  /**
   * Like {@link #fit}, for a value whose optional parts may be odd: of an object, the properties
   * that it must have fit, and so do constants.
   */
  int outline(JsonNode node) {
    return -1;
  }

  /**
   * What a value is that does not fit.
   *
   * @param node the JSON
   * @return the variant of a union for undeclared values; null if the type is not a union
   */
  public T undeclared(JsonNode node) {
    return null;
  }

  /** What is to be written for a value: itself, or a value that JSON has. */
  Object plain(T value) {
    return value;
  }

  /** Whether {@link #plain} gives each value itself. */
  final boolean isPlain() {
    return isPlain(new HashSet<>());
  }

  /** The same, without the types that were asked already: one that holds itself adds nothing. */
  boolean isPlain(Set<JsonType<?>> asked) {
    return true;
  }
}
