package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The values of an object's properties, by their place. Made by the SDK. */
public final class Fields {
  /** Stands for null, where a property may be null. */
  static final Object NULL = new Object();

  final ModelType<?> type;
  final Object[] values;

  /** What was received of properties whose values do not say it all. */
  final Map<String, JsonNode> received;

  /** Properties that are not declared, by the type that the object has for them. */
  final Map<String, Object> additional;

  Fields(
      ModelType<?> type,
      Object[] values,
      Map<String, JsonNode> received,
      Map<String, Object> additional) {
    this.type = type;
    this.values = values;
    this.received = received.isEmpty() ? Map.of() : Collections.unmodifiableMap(received);
    this.additional = additional.isEmpty() ? Map.of() : Collections.unmodifiableMap(additional);
  }

  /** What is written, by the names of JSON, in the order of declaration. */
  Map<String, Object> plain() {
    Map<String, Object> members = new LinkedHashMap<>();
    ModelType.Table table = type.table();
    for (int i = 0; i < values.length; i++) {
      ModelType.Property<?> property = table.properties.get(i);
      JsonNode kept = received.get(property.name());
      if (kept != null) {
        members.put(property.name(), kept);
      } else if (values[i] != null) {
        members.put(property.name(), property.plain(values[i]));
      }
    }
    for (Map.Entry<String, Object> member : additional.entrySet()) {
      JsonNode kept = received.get(member.getKey());
      members.put(member.getKey(), kept == null ? table.plainAdditional(member.getValue()) : kept);
    }
    return members;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Fields that
        && type == that.type
        && Arrays.deepEquals(values, that.values)
        && received.equals(that.received)
        && additional.equals(that.additional);
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.deepHashCode(values), additional);
  }
}
