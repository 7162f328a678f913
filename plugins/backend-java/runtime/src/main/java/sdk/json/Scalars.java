package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Types of scalars. One of another kind than declared is read as far as that is possible. */
final class Scalars {
  private static final Pattern NUMBER =
      Pattern.compile("-?\\d{1,40}(\\.\\d{1,40})?([eE][+-]?\\d{1,3})?");

  private Scalars() {}

  /** The number of a JSON number, or of a text that holds one; null if there is none. */
  private static BigDecimal numberOf(JsonNode node, Reading at) {
    if (node.isNumber()) {
      return node.decimalValue();
    }
    if (!node.isTextual() || !NUMBER.matcher(node.textValue()).matches()) {
      return null;
    }
    at.loosen();
    return new BigDecimal(node.textValue());
  }

  /** Bits of the largest integer: a short text can state one that no memory holds. */
  static final int MOST_BITS = 32_768;

  /** The integer that a number is; throws for a fraction, and for one that is too large. */
  static BigInteger whole(BigDecimal number) {
    BigDecimal shortest = number.stripTrailingZeros();
    // A scale can be as large as an integer, and numbers are only calculated if they are not.
    long digits = (long) shortest.precision() - shortest.scale();
    if (shortest.scale() > 0 || digits > MOST_BITS / 4) {
      throw new ArithmeticException("not an integer, or too large");
    }
    return shortest.toBigIntegerExact();
  }

  static final class Text extends JsonType<String> {
    @Override
    String read(JsonNode node, Reading at) {
      if (node.isTextual()) {
        return node.textValue();
      }
      if (node.isContainerNode()) {
        return at.passOver(node, "a string");
      }
      at.loosen();
      return node.asText();
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      return node.isTextual() ? 0 : -1;
    }
  }

  static final class Bool extends JsonType<Boolean> {
    @Override
    Boolean read(JsonNode node, Reading at) {
      return node.isBoolean() ? (Boolean) node.booleanValue() : at.passOver(node, "a boolean");
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      return node.isBoolean() ? 0 : -1;
    }
  }

  /** Integers. One that is too large, or a fraction, is never rounded. */
  static final class Whole<T extends Number> extends JsonType<T> {
    private final Function<BigDecimal, T> exactly;

    Whole(Function<BigDecimal, T> exactly) {
      this.exactly = exactly;
    }

    @Override
    T read(JsonNode node, Reading at) {
      BigDecimal number = numberOf(node, at);
      if (number == null) {
        return at.passOver(node, "an integer");
      }
      try {
        return exactly.apply(number);
      } catch (ArithmeticException e) {
        return at.passOver(node, "an integer of its size");
      }
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      if (!node.isNumber()) {
        return -1;
      }
      try {
        exactly.apply(node.decimalValue());
        return 0;
      } catch (ArithmeticException e) {
        return -1;
      }
    }
  }

  static final class Real extends JsonType<Double> {
    @Override
    Double read(JsonNode node, Reading at) {
      BigDecimal number = numberOf(node, at);
      if (number == null) {
        return at.passOver(node, "a number");
      }
      double value = number.doubleValue();
      if (value == 0 && number.signum() != 0) {
        at.loosen();
      }
      return Double.isInfinite(value) ? at.passOver(node, "a number of 64 bits") : (Double) value;
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      return node.isNumber() ? 0 : -1;
    }
  }
}
