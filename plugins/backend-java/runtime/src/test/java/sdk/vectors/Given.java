package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sdk.core.FileUpload;

/** Values as callers of this runtime give them. */
final class Given {
  private Given() {}

  /** Revives a value. */
  static Object revive(JsonNode value) {
    if (value.isArray()) {
      List<Object> items = new ArrayList<>();
      value.forEach(one -> items.add(revive(one)));
      return items;
    }
    if (!value.isObject()) {
      return scalar(value);
    }
    if (value.has("$int")) {
      return Long.valueOf(value.get("$int").textValue());
    }
    if (value.has("$date")) {
      return OffsetDateTime.parse(value.get("$date").textValue());
    }
    if (value.has("$file")) {
      return file(value.get("$file"));
    }
    Map<String, Object> members = new TreeMap<>();
    value.fields().forEachRemaining(one -> members.put(one.getKey(), revive(one.getValue())));
    return new LinkedHashMap<>(members);
  }

  private static Object file(JsonNode given) {
    byte[] bytes = given.get("text").textValue().getBytes(StandardCharsets.UTF_8);
    FileUpload file = FileUpload.of(bytes);
    if (given.has("name")) {
      file = file.withFilename(given.get("name").textValue());
    }
    return given.has("type") ? file.withContentType(given.get("type").textValue()) : file;
  }

  private static Object scalar(JsonNode value) {
    if (value.isNull()) {
      return null;
    }
    if (value.isTextual()) {
      return value.textValue();
    }
    if (value.isBoolean()) {
      return value.booleanValue();
    }
    BigDecimal number = value.decimalValue();
    return value.isIntegralNumber() ? (Object) value.longValue() : number.doubleValue();
  }
}
