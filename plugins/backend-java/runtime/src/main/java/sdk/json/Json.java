package sdk.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** JSON text, and the values that it stands for. Nothing else of the SDK knows a mapper. */
public final class Json {
  private static final ObjectReader READER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .nodeFactory(JsonNodeFactory.withExactBigDecimals(true))
          .build()
          .reader();

  private Json() {}

  /**
   * Reads JSON text. Numbers are exact.
   *
   * @param text the text
   * @return the JSON
   */
  public static JsonNode parse(String text) {
    String unmarked = text.startsWith("\uFEFF") ? text.substring(1) : text;
    try {
      JsonNode node = READER.readTree(new ExactParser(READER.createParser(unmarked)));
      if (node != null && !node.isMissingNode()) {
        return node;
      }
    } catch (IOException | NumberFormatException e) {
      // What Jackson says of the text may hold a secret. It throws the latter for exponents of more
      // than 32 bits.
    }
    boolean isBlank = unmarked.isBlank();
    throw new Misfit(isBlank ? "has no body" : "is not the JSON that the API declares", null);
  }

  /** Reads the next value of a parser, which more may follow. */
  static JsonNode parse(JsonParser parser) throws IOException {
    return READER
        .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .readTree(new ExactParser(parser));
  }

  /**
   * The JSON of a value: of anything that JSON can hold, or of an object of the API.
   *
   * @param value the value
   * @return the JSON
   */
  public static JsonNode node(Object value) {
    return parse(text(value));
  }

  /**
   * Reads JSON text, if it is JSON.
   *
   * @param text the text
   * @return the JSON, if the text is JSON
   */
  public static Optional<JsonNode> tryParse(String text) {
    try {
      return Optional.of(parse(text));
    } catch (Misfit e) {
      return Optional.empty();
    }
  }

  /**
   * Reads a value.
   *
   * @param type its type
   * @param node the JSON
   * @param path where the JSON stands in the whole
   * @param <T> the Java type
   * @return the value; null for null
   */
  public static <T> T read(JsonType<T> type, JsonNode node, List<String> path) {
    Reading reading = new Reading(path);
    T value = reading.read(type, node);
    reading.finish();
    return value;
  }

  /**
   * Reads a value, if it has its type.
   *
   * @param type its type
   * @param node the JSON
   * @param <T> the Java type
   * @return the value, if the JSON has the type
   */
  public static <T> Optional<T> tryRead(JsonType<T> type, JsonNode node) {
    try {
      return Optional.ofNullable(read(type, node, List.of()));
    } catch (Misfit e) {
      return Optional.empty();
    }
  }

  /**
   * Reads JSON text as a type.
   *
   * @param type the type
   * @param text the text
   * @param <T> the Java type
   * @return the value; null for null
   */
  public static <T> T read(JsonType<T> type, String text) {
    return read(type, parse(text), List.of());
  }

  /**
   * Writes a value: anything that JSON can hold, or an object of the API.
   *
   * @param value the value
   * @return compact JSON text
   */
  public static String text(Object value) {
    return new JsonWriter().write(value);
  }

  /**
   * What JSON has in place of a value: null, text, a number, a boolean, a map or a list, whose
   * members are as they were given.
   *
   * @param value the value
   * @return what JSON has
   */
  public static Object plain(Object value) {
    return Plain.of(value);
  }

  /**
   * What JSON has in place of a value of a declared type.
   *
   * @param type the type
   * @param value the value
   * @param <T> the Java type
   * @return what JSON has
   */
  public static <T> Object plain(JsonType<T> type, T value) {
    return type.plain(value);
  }

  /**
   * A number as ECMAScript writes it.
   *
   * @param value the number, which must be finite
   * @return its text
   */
  public static String numberText(double value) {
    return Numbers.text(value);
  }

  /**
   * The JSON at a path of property names.
   *
   * @param node where the path begins
   * @param path the names
   * @return the JSON; null if the path does not exist
   */
  public static JsonNode at(JsonNode node, List<String> path) {
    JsonNode current = node;
    for (String name : path) {
      current = current == null || !current.isObject() ? null : current.get(name);
    }
    return current;
  }
}
