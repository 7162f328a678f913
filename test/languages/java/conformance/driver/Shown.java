package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import sdk.core.Nullable;
import sdk.errors.ApiException;
import sdk.json.OpenEnum;
import sdk.json.OpenModel;
import sdk.json.Union;

/**
 * What programs read of values, by the public accessors of the SDK alone: a value is what its class
 * says, whatever the definition declares.
 */
final class Shown {
  private static final Map<Class<?>, Function<Object, ObjectNode>> SCALARS =
      Map.ofEntries(
          Map.entry(String.class, value -> Values.object("text", value)),
          Map.entry(Boolean.class, value -> Values.object("bool", value)),
          Map.entry(Integer.class, value -> Values.object("int32", value.toString())),
          Map.entry(Long.class, value -> Values.object("int64", value.toString())),
          Map.entry(BigInteger.class, value -> Values.object("int", value.toString())),
          Map.entry(Double.class, value -> Values.object("number", value.toString())),
          Map.entry(
              BigDecimal.class,
              value -> Values.object("decimal", ((BigDecimal) value).toPlainString())),
          Map.entry(UUID.class, value -> Values.object("uuid", value.toString())),
          Map.entry(LocalDate.class, value -> date((LocalDate) value)),
          Map.entry(OffsetDateTime.class, value -> instant((OffsetDateTime) value)),
          Map.entry(
              byte[].class,
              value -> Values.object("bytes", HexFormat.of().formatHex((byte[]) value))));

  private final Table table;

  Shown(Table table) {
    this.table = table;
  }

  private static ObjectNode date(LocalDate date) {
    int[] parts = {date.getYear(), date.getMonthValue(), date.getDayOfMonth()};
    return Values.object("date", String.format("%04d-%02d-%02d", parts[0], parts[1], parts[2]));
  }

  private static ObjectNode instant(OffsetDateTime time) {
    String offset = time.getOffset().getId();
    return Values.object(
        "instant", time.toInstant().toString(), "offset", offset.equals("Z") ? "+00:00" : offset);
  }

  /** A value; null for none. */
  ObjectNode of(Object value) {
    return of(value, null);
  }

  /** The typed body of an error that the definition declares. */
  Optional<ObjectNode> ofBody(Throwable error) {
    boolean isTyped = table.isTyped(Printing.nameOf(error));
    return isTyped ? ((ApiException) error).body().map(this::of) : Optional.empty();
  }

  /** What came in place of a value is null where the value was read as it came. */
  private ObjectNode of(Object value, JsonNode received) {
    if (value == null) {
      boolean isNull = received == null || received.isNull();
      ObjectNode none = Values.object("null", true);
      return isNull ? none : misfit(received, none);
    }
    if (value instanceof OpenModel<?> model) {
      return model(model);
    }
    if (value instanceof Union union) {
      return union(union, received);
    }
    if (value instanceof OpenEnum<?, ?> one) {
      return isOf(one.value(), received) ? enumValue(one) : misfit(received, enumValue(one));
    }
    if (value instanceof List<?> list) {
      return list(list, received);
    }
    if (value instanceof Map<?, ?> map) {
      return map(map, received);
    }
    if (value instanceof JsonNode node) {
      return Values.object("any", Values.encoded(node));
    }
    Function<Object, ObjectNode> scalar = SCALARS.get(value.getClass());
    if (scalar == null) {
      throw new IllegalArgumentException("The driver shows no " + value.getClass());
    }
    return isOf(value, received) ? scalar.apply(value) : misfit(received, scalar.apply(value));
  }

  /**
   * Whether a scalar may be what came: a getter gives text for a number too, and 0 for no number.
   */
  private static boolean isOf(Object value, JsonNode received) {
    if (received == null) {
      return true;
    }
    if (value instanceof Boolean) {
      return received.isBoolean();
    }
    boolean isNumber = value instanceof Number && !(value instanceof BigDecimal);
    return isNumber ? received.isNumber() : received.isTextual();
  }

  private static ObjectNode misfit(JsonNode raw, ObjectNode read) {
    ObjectNode parts = Values.object("raw", Values.encoded(raw), "read", read);
    return Values.object("misfit", parts);
  }

  private ObjectNode list(List<?> list, JsonNode received) {
    ArrayNode items = Main.JSON.createArrayNode();
    for (Object item : list) {
      items.add(of(item, received == null ? null : received.path(items.size())));
    }
    return Values.object("list", items);
  }

  private ObjectNode map(Map<?, ?> map, JsonNode received) {
    ObjectNode members = Main.JSON.createObjectNode();
    map.forEach(
        (key, value) -> {
          JsonNode came = received == null ? null : received.path((String) key);
          members.set((String) key, of(value, came));
        });
    return Values.object("map", members);
  }

  private ObjectNode model(OpenModel<?> model) {
    JsonNode entry = table.declared(model.getClass());
    ObjectNode properties = Main.JSON.createObjectNode();
    for (JsonNode property : entry.get("properties")) {
      properties.set(property.get("wire").textValue(), property(model, property));
    }
    ObjectNode extra = Main.JSON.createObjectNode();
    model
        .additionalProperties()
        .forEach((name, value) -> extra.set(name, of(value, model.received(name).orElse(null))));
    return Values.object("model", entry.get("name"), "value", properties, "extra", extra);
  }

  private ObjectNode property(OpenModel<?> model, JsonNode property) {
    Object read = Reflect.get(model, property.get("accessor").textValue());
    JsonNode received = model.received(property.get("wire").textValue()).orElse(null);
    if (read instanceof Nullable<?> nullable) {
      return nullable(nullable, received);
    }
    if (read instanceof Optional<?> optional) {
      boolean isNullable = property.at("/type/kind").asText().equals("nullable");
      boolean isEither = isNullable && property.get("required").booleanValue();
      return optional.isPresent()
          ? of(optional.get(), received)
          : none(isEither ? "nothing" : "absent", received);
    }
    return of(read, received);
  }

  private static ObjectNode none(String kind, JsonNode received) {
    ObjectNode none = Values.object(kind, true);
    return received == null ? none : misfit(received, none);
  }

  /** Whether there is a value, and which, as each accessor tells it. */
  private ObjectNode nullable(Nullable<?> nullable, JsonNode received) {
    if (!nullable.isPresent()) {
      boolean isNull = nullable.isNull() && nullable.toOptional().isEmpty();
      return none(isNull ? "null" : nullable.isAbsent() ? "absent" : "nothing", received);
    }
    Object value = nullable.get();
    boolean isOne = nullable.toOptional().orElseThrow() == value && nullable.orElse(null) == value;
    return isOne ? of(value, received) : Values.object("differs", String.valueOf(nullable));
  }

  /** The constant that a value equals counts if the constant of the Java enum has its name too. */
  private ObjectNode enumValue(OpenEnum<?, ?> value) {
    String known = value.known().name();
    ObjectNode shown = Values.object("enum", value.value(), "known", !known.equals("UNKNOWN"));
    for (JsonNode one : table.declared(value.getClass()).get("cases")) {
      String name = one.get("accessor").textValue();
      Object constant = Reflect.constant(value.getClass(), name);
      if (constant.equals(value) && value.equals(constant) && known.equals(name)) {
        shown.set("case", one.get("value"));
      }
    }
    return shown.put("visited", visited(value, known));
  }

  private static String visited(OpenEnum<?, ?> value, String known) {
    return value.visit(
        constant -> constant.name().equals(known) ? "case" : constant.name(),
        other -> other.equals(value.value()) ? "undeclared" : other.toString());
  }

  private ObjectNode union(Union union, JsonNode received) {
    Class<?> record = union.getClass();
    for (JsonNode variant : table.declared(record.getEnclosingClass()).get("variants")) {
      if (record.getSimpleName().equals("Of" + variant.get("accessor").textValue())) {
        Object value = Reflect.call(union, "value");
        return Values.object("variant", variant.get("name"), "value", of(value, received));
      }
    }
    ObjectNode unknown = Values.object("raw", Values.encoded(Reflect.call(union, "raw")));
    if (record.getRecordComponents().length > 1) {
      unknown.putPOJO("tag", Reflect.call(union, "type"));
    }
    return Values.object("unknown", unknown);
  }
}
