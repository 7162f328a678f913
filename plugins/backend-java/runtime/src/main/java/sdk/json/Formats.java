package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/** Types that are text in JSON. What would be written otherwise than it was received is loose. */
final class Formats {
  private Formats() {}

  private abstract static class Format<T> extends JsonType<T> {
    private final String wanted;

    Format(String wanted) {
      this.wanted = wanted;
    }

    /** The value of a text; null if the text has not the format. */
    abstract T parse(String text);

    /** Whether a text that can be read has the form that the API declares. */
    boolean isDeclared(String text) {
      return true;
    }

    abstract String format(T value);

    /** Whether a value would be written as the text that it was read from. */
    boolean isFormatted(T value, String text) {
      return format(value).equals(text);
    }

    @Override
    T read(JsonNode node, Reading at) {
      T value = node.isTextual() ? parse(node.textValue()) : null;
      if (value == null) {
        return at.passOver(node, wanted);
      }
      if (!isFormatted(value, node.textValue())) {
        at.loosen();
      }
      return value;
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      String text = node.textValue();
      boolean fits = text != null && (isLenient || isDeclared(text)) && parse(text) != null;
      return fits ? 0 : -1;
    }

    @Override
    Object plain(T value) {
      return format(value);
    }

    @Override
    boolean isPlain(Set<JsonType<?>> asked) {
      return false;
    }
  }

  static final class DateTime extends Format<OffsetDateTime> {
    DateTime() {
      super("a time of RFC 3339");
    }

    @Override
    OffsetDateTime parse(String text) {
      return Times.parse(text);
    }

    @Override
    boolean isDeclared(String text) {
      return Times.isExact(text);
    }

    @Override
    String format(OffsetDateTime value) {
      return Times.format(value);
    }

    @Override
    boolean isFormatted(OffsetDateTime value, String text) {
      return Times.isFormatted(text);
    }
  }

  static final class Date extends Format<LocalDate> {
    Date() {
      super("a date");
    }

    /** Of a date-time, the date that is written, whatever its offset. */
    @Override
    LocalDate parse(String text) {
      OffsetDateTime time = Times.parse(text);
      return time == null ? null : time.toLocalDate();
    }

    @Override
    boolean isDeclared(String text) {
      return text.length() == "2024-02-29".length();
    }

    @Override
    String format(LocalDate value) {
      return value.toString();
    }
  }

  static final class Decimal extends Format<BigDecimal> {
    private static final Pattern FORM =
        Pattern.compile("[+-]?(\\d{1,400}(\\.\\d{0,400})?|\\.\\d{1,400})([eE][+-]?\\d{1,3})?");

    Decimal() {
      super("a decimal number");
    }

    @Override
    BigDecimal parse(String text) {
      return FORM.matcher(text).matches() ? new BigDecimal(text) : null;
    }

    @Override
    String format(BigDecimal value) {
      return value.toPlainString();
    }
  }

  static final class Id extends Format<UUID> {
    private static final Pattern FORM =
        Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final Pattern BARE =
        Pattern.compile(
            "([0-9a-fA-F]{8})([0-9a-fA-F]{4})([0-9a-fA-F]{4})([0-9a-fA-F]{4})([0-9a-fA-F]{12})");

    Id() {
      super("a UUID");
    }

    @Override
    UUID parse(String text) {
      if (FORM.matcher(text).matches()) {
        return UUID.fromString(text);
      }
      var bare = BARE.matcher(text);
      return bare.matches() ? UUID.fromString(bare.replaceAll("$1-$2-$3-$4-$5")) : null;
    }

    @Override
    String format(UUID value) {
      return value.toString();
    }
  }

  static final class Bytes extends Format<byte[]> {
    Bytes() {
      super("a string in base64");
    }

    @Override
    byte[] parse(String text) {
      try {
        return Base64.getDecoder().decode(text.replace('-', '+').replace('_', '/'));
      } catch (IllegalArgumentException e) {
        return null;
      }
    }

    @Override
    String format(byte[] value) {
      return Base64.getEncoder().encodeToString(value);
    }
  }
}
