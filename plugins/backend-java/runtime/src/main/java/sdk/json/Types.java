package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** The types that JSON and its formats have. */
public final class Types {
  /** Any JSON. */
  public static final JsonType<JsonNode> ANY = new AnyType();

  /** Text. */
  public static final JsonType<String> STRING = new Scalars.Text();

  /** A boolean. */
  public static final JsonType<Boolean> BOOLEAN = new Scalars.Bool();

  /** An integer of 32 bits. */
  public static final JsonType<Integer> INT32 =
      new Scalars.Whole<>(number -> number.intValueExact());

  /** An integer of 64 bits, which is always exact. */
  public static final JsonType<Long> INT64 = new Scalars.Whole<>(number -> number.longValueExact());

  /** An integer of any size. */
  public static final JsonType<BigInteger> INTEGER = new Scalars.Whole<>(Scalars::whole);

  /** A number. */
  public static final JsonType<Double> DOUBLE = new Scalars.Real();

  /** A time with its offset from UTC. */
  public static final JsonType<OffsetDateTime> DATE_TIME = new Formats.DateTime();

  /** A date. */
  public static final JsonType<LocalDate> DATE = new Formats.Date();

  /** A decimal number that is text in JSON. */
  public static final JsonType<BigDecimal> DECIMAL = new Formats.Decimal();

  /** An id of 128 bits. */
  public static final JsonType<UUID> ID = new Formats.Id();

  /** Bytes that are base64 text in JSON. */
  public static final JsonType<byte[]> BYTES = new Formats.Bytes();

  private Types() {}

  /**
   * A list.
   *
   * @param item the type of its items
   * @param <T> the Java type of its items
   * @return the type of the list
   */
  public static <T> JsonType<List<T>> list(JsonType<T> item) {
    return new Containers.ListOf<>(item);
  }

  /**
   * An object whose properties are not declared one by one.
   *
   * @param value the type of its properties
   * @param <T> the Java type of its properties
   * @return the type of the object
   */
  public static <T> JsonType<Map<String, T>> map(JsonType<T> value) {
    return new Containers.MapOf<>(value);
  }

  /**
   * A type whose values are wrapped, such as a variant of a result that the status chooses.
   *
   * @param inner the type in JSON
   * @param wrap makes the value
   * @param <T> the Java type in JSON
   * @param <U> the Java type of the value
   * @return the type
   */
  public static <T, U extends Union> JsonType<U> wrapped(JsonType<T> inner, Function<T, U> wrap) {
    return new Containers.Wrapped<>(inner, wrap);
  }

  /**
   * The type of values that are only sent, and never as JSON, such as files.
   *
   * @param <T> the Java type of the values
   * @return the type
   */
  public static <T> JsonType<T> unread() {
    return new UnreadType<>();
  }

  /** No JSON has such a value. */
  private static final class UnreadType<T> extends JsonType<T> {
    @Override
    T read(JsonNode node, Reading at) {
      return at.passOver(node, "a file");
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      return -1;
    }
  }

  /** Any JSON, null included. */
  private static final class AnyType extends JsonType<JsonNode> {
    @Override
    JsonNode read(JsonNode node, Reading at) {
      return node;
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      return 0;
    }
  }
}
