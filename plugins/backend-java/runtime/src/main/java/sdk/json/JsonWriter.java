package sdk.json;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.List;
import java.util.Map;
import sdk.errors.ConfigurationException;

/** Writes compact JSON. */
final class JsonWriter {
  private static final int DEEPEST = 1000;

  private final StringBuilder out = new StringBuilder();
  private int depth;

  /** The text of a value. Fails for what JSON cannot carry, and would change in silence. */
  String write(Object value) {
    try {
      put(value);
    } catch (Unsendable e) {
      String where = e.path().isEmpty() ? "" : " at $" + e.path();
      throw new ConfigurationException("The value" + where + " cannot be sent: " + e.getMessage());
    }
    return out.toString();
  }

  private void put(Object value) {
    Object plain = Plain.of(value);
    if (plain == null) {
      out.append("null");
    } else if (plain instanceof String text) {
      quote(text);
    } else if (plain instanceof Map<?, ?> members) {
      object(members);
    } else if (plain instanceof List<?> items) {
      list(items);
    } else if (plain instanceof Double || plain instanceof Float) {
      number(plain);
    } else {
      out.append(plain);
    }
  }

  private void number(Object number) {
    double value = Double.parseDouble(number.toString());
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      throw new Unsendable("the number is not finite");
    }
    out.append(Numbers.text(value));
  }

  private void object(Map<?, ?> members) {
    enter();
    char separator = '{';
    for (Map.Entry<?, ?> member : members.entrySet()) {
      if (Plain.isAbsent(member.getValue())) {
        continue;
      }
      out.append(separator);
      separator = ',';
      quote((String) member.getKey());
      out.append(':');
      putMember(member.getKey(), member.getValue());
    }
    out.append(separator == '{' ? "{}" : "}");
    depth -= 1;
  }

  private void list(List<?> items) {
    enter();
    out.append('[');
    int index = 0;
    for (Object item : items) {
      if (index > 0) {
        out.append(',');
      }
      putMember(index, item);
      index += 1;
    }
    out.append(']');
    depth -= 1;
  }

  private void putMember(Object key, Object value) {
    try {
      put(value);
    } catch (Unsendable e) {
      throw e.within(key);
    }
  }

  private void enter() {
    depth += 1;
    if (depth > DEEPEST) {
      throw new ConfigurationException(
          "The value cannot be sent: it is nested too deeply, or holds itself");
    }
  }

  private void quote(String text) {
    if (hasHalfPair(text)) {
      throw new Unsendable("the text holds half of a surrogate pair");
    }
    out.append('"');
    JsonStringEncoder.getInstance().quoteAsString(text, out);
    out.append('"');
  }

  /** Whether a text holds half of a surrogate pair, which UTF-8 cannot carry. */
  static boolean hasHalfPair(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c)) {
        i += 1;
        if (i == text.length() || !Character.isLowSurrogate(text.charAt(i))) {
          return true;
        }
      } else if (Character.isLowSurrogate(c)) {
        return true;
      }
    }
    return false;
  }
}
