package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import sdk.core.Nullable;

/** What JSON has in place of the values that callers give. */
final class Plain {
  private Plain() {}

  static Object of(Object value) {
    if (value == null
        || value instanceof String
        || value instanceof Number
        || value instanceof Boolean) {
      return value;
    }
    if (value instanceof JsonNode node) {
      return ofNode(node);
    }
    if (value instanceof OpenModel<?> model) {
      return model.fields().plain();
    }
    if (value instanceof Map<?, ?> map) {
      return ofMap(map);
    }
    if (value instanceof Collection<?> items) {
      return items instanceof List<?> ? items : new ArrayList<>(items);
    }
    return ofOther(value);
  }

  private static Object ofOther(Object value) {
    if (value instanceof OpenEnum<?, ?> one) {
      return of(one.value());
    }
    if (value instanceof Union union) {
      return of(union.json());
    }
    if (value instanceof Optional<?> optional) {
      return of(optional.orElse(null));
    }
    if (value instanceof Nullable<?> nullable) {
      return of(nullable.orElse(null));
    }
    if (value instanceof byte[] bytes) {
      return Base64.getEncoder().encodeToString(bytes);
    }
    if (value instanceof Object[] items) {
      return Arrays.asList(items);
    }
    if (value instanceof LocalDate || value instanceof UUID || value instanceof CharSequence) {
      return value.toString();
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    return ofTime(value);
  }

  private static Object ofTime(Object value) {
    if (value instanceof OffsetDateTime time) {
      return Times.format(time);
    }
    if (value instanceof ZonedDateTime time) {
      return Times.format(time.toOffsetDateTime());
    }
    if (value instanceof Instant instant) {
      return Times.format(instant.atOffset(ZoneOffset.UTC));
    }
    throw new Unsendable(
        "values of the class " + value.getClass().getSimpleName() + " have no form in JSON");
  }

  private static Object ofNode(JsonNode node) {
    return switch (node.getNodeType()) {
      case OBJECT -> {
        Map<String, Object> members = new LinkedHashMap<>();
        node.fields().forEachRemaining(one -> members.put(one.getKey(), one.getValue()));
        yield members;
      }
      case ARRAY -> {
        List<Object> items = new ArrayList<>(node.size());
        node.forEach(items::add);
        yield items;
      }
      case BOOLEAN -> node.booleanValue();
      case NUMBER -> node.numberValue();
      case STRING -> node.textValue();
      case NULL, MISSING -> null;
      default -> node.asText();
    };
  }

  private static Map<String, Object> ofMap(Map<?, ?> map) {
    Map<String, Object> members = new LinkedHashMap<>();
    map.forEach(
        (name, value) -> {
          if (!isAbsent(value)) {
            members.put(nameOf(name), value);
          }
        });
    return members;
  }

  private static String nameOf(Object name) {
    Object plain = of(name);
    if (plain == null || plain instanceof Map || plain instanceof List) {
      throw new Unsendable("the name of a property is not a text");
    }
    return plain instanceof Double number ? Numbers.text(number) : plain.toString();
  }

  /** Whether a value says that there is none. */
  static boolean isAbsent(Object value) {
    return value instanceof Optional<?> optional && optional.isEmpty()
        || value instanceof Nullable<?> nullable && nullable.isAbsent();
  }
}
