package sdk.internal.url;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import sdk.errors.ConfigurationException;
import sdk.json.Json;

/** The values of parameters as text. */
public final class Values {
  /** One item of a list, by its index, or one property of an object. */
  public record Part(String key, Object value) {}

  /** What is present in a list or an object. */
  public record Parts(boolean isList, List<Part> all) {}

  private Values() {}

  /** A scalar as text; a list or an object as JSON. */
  public static String text(Object value, String name) {
    Object plain = Json.plain(value);
    if (plain instanceof Double || plain instanceof Float) {
      double number = Double.parseDouble(plain.toString());
      if (Double.isNaN(number) || Double.isInfinite(number)) {
        throw new ConfigurationException("The value of " + name + " cannot be written");
      }
      return Json.numberText(number);
    }
    if (plain == null || plain instanceof Map || plain instanceof List) {
      return Json.text(plain);
    }
    return plain.toString();
  }

  /** The present items of a list, or properties of an object; null for scalars. */
  public static Parts partsOf(Object value) {
    Object plain = Json.plain(value);
    List<Part> parts = new ArrayList<>();
    if (plain instanceof Map<?, ?> members) {
      members.forEach((name, member) -> add(parts, (String) name, member));
      return new Parts(false, parts);
    }
    if (plain instanceof List<?> items) {
      for (int i = 0; i < items.size(); i++) {
        add(parts, Integer.toString(i), items.get(i));
      }
      return new Parts(true, parts);
    }
    return null;
  }

  private static void add(List<Part> parts, String key, Object value) {
    if (Json.plain(value) != null) {
      parts.add(new Part(key, value));
    }
  }

  /** The items of a list or object, or the one value, as paths and headers have them. */
  public static String joined(
      Object value, String name, boolean explode, String separator, UnaryOperator<String> write) {
    Parts parts = partsOf(value);
    if (parts == null) {
      return write.apply(text(value, name));
    }
    List<String> items = new ArrayList<>();
    for (Part part : parts.all()) {
      String item = write.apply(text(part.value(), name));
      if (parts.isList()) {
        items.add(item);
      } else {
        items.add(write.apply(part.key()) + (explode ? "=" : ",") + item);
      }
    }
    return String.join(parts.isList() || explode ? separator : ",", items);
  }
}
