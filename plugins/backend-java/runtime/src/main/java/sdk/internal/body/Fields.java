package sdk.internal.body;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sdk.errors.ConfigurationException;
import sdk.internal.spec.FieldSpec;
import sdk.json.Json;

/** The fields of a form: declared ones in their order, then the others. */
final class Fields {
  /** A field and its value. */
  record Entry(FieldSpec spec, Object value) {}

  private Fields() {}

  static List<Entry> of(Object value, List<FieldSpec> declared) {
    if (!(Json.plain(value) instanceof Map<?, ?> members)) {
      throw new ConfigurationException("The body of a form must be an object");
    }
    Map<String, Object> left = new LinkedHashMap<>();
    members.forEach((name, member) -> left.put((String) name, member));
    List<Entry> entries = new ArrayList<>();
    for (FieldSpec field : declared) {
      add(entries, field, left.remove(field.name()));
    }
    left.forEach((name, member) -> add(entries, FieldSpec.of(name), member));
    return entries;
  }

  private static void add(List<Entry> entries, FieldSpec field, Object value) {
    if (!isNull(value)) {
      entries.add(new Entry(field, value));
    }
  }

  /** Whether a value is null, or a JSON null. */
  static boolean isNull(Object value) {
    return value == null
        || value instanceof com.fasterxml.jackson.databind.JsonNode node && node.isNull();
  }
}
