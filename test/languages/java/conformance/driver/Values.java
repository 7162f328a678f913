package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import sdk.core.FileUpload;
import sdk.json.Json;

/** Values of messages and answers that JSON has no form for: {@code {"$kind": ...}}. */
final class Values {
  private static final BigInteger EXACT = BigInteger.ONE.shiftLeft(53);

  private Values() {}

  static ObjectNode object(Object... namesAndValues) {
    ObjectNode object = Main.JSON.createObjectNode();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      String name = (String) namesAndValues[i];
      Object value = namesAndValues[i + 1];
      if (value instanceof JsonNode node) {
        object.set(name, node);
      } else {
        object.putPOJO(name, value);
      }
    }
    return object;
  }

  static boolean isAbsent(JsonNode value) {
    return value == null || value.has("$undefined");
  }

  /** A value of a message as JSON has it: special forms inside of it are written out. */
  static JsonNode plain(JsonNode value) {
    if (value.isArray()) {
      ArrayNode list = Main.JSON.createArrayNode();
      value.forEach(item -> list.add(plain(item)));
      return list;
    }
    if (!value.isObject()) {
      return value;
    }
    if (value.has("$bytes")) {
      return value.get("$bytes");
    }
    if (value.has("$number")) {
      return DoubleNode.valueOf(Double.parseDouble(value.get("$number").textValue()));
    }
    if (value.has("$int")) {
      return BigIntegerNode.valueOf(new BigInteger(value.get("$int").textValue()));
    }
    ObjectNode object = Main.JSON.createObjectNode();
    value
        .fields()
        .forEachRemaining(
            member -> {
              if (!isAbsent(member.getValue())) {
                object.set(member.getKey(), plain(member.getValue()));
              }
            });
    return object;
  }

  /** A value as programs have it that know no type of it: texts, numbers, lists, maps. */
  static Object loose(JsonNode value) {
    return Main.JSON.convertValue(plain(value), Object.class);
  }

  /** A file as callers pass it. */
  static FileUpload file(JsonNode value) {
    if (value.has("data")) {
      FileUpload file = file(value.get("data"));
      if (value.has("filename")) {
        file = file.withFilename(value.get("filename").textValue());
      }
      return value.has("contentType")
          ? file.withContentType(value.get("contentType").textValue())
          : file;
    }
    if (value.has("$path")) {
      return FileUpload.of(Path.of(value.get("$path").textValue()));
    }
    if (value.has("$stream")) {
      List<InputStream> chunks = new ArrayList<>();
      value.get("$stream").forEach(chunk -> chunks.add(new ByteArrayInputStream(bytes(chunk))));
      return FileUpload.of(new SequenceInputStream(Collections.enumeration(chunks)));
    }
    return FileUpload.of(
        value.has("$bytes")
            ? bytes(value.get("$bytes"))
            : value.textValue().getBytes(StandardCharsets.UTF_8));
  }

  static byte[] bytes(JsonNode base64) {
    return Base64.getDecoder().decode(base64.textValue());
  }

  /** Gives its values one after the other, the last one again and again. */
  static Supplier<String> supplier(JsonNode values) {
    var given = values.elements();
    String[] last = {null};
    return () -> {
      synchronized (last) {
        if (given.hasNext()) {
          last[0] = given.next().textValue();
        }
        return last[0];
      }
    };
  }

  /** A result as an answer holds it; null for nothing. */
  static JsonNode encoded(Object value) {
    if (value == null) {
      return null;
    }
    if (value instanceof byte[] bytes) {
      return object("$bytes", Base64.getEncoder().encodeToString(bytes));
    }
    if (value instanceof String text) {
      return TextNode.valueOf(text);
    }
    try {
      return withLarge(
          value instanceof JsonNode node ? node : Main.JSON.readTree(Json.text(value)));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Integers that JavaScript cannot hold as texts. */
  private static JsonNode withLarge(JsonNode node) {
    if (node.isArray()) {
      ArrayNode list = Main.JSON.createArrayNode();
      node.forEach(item -> list.add(withLarge(item)));
      return list;
    }
    if (node.isObject()) {
      ObjectNode object = Main.JSON.createObjectNode();
      node.fields().forEachRemaining(one -> object.set(one.getKey(), withLarge(one.getValue())));
      return object;
    }
    boolean isLarge = node.isIntegralNumber() && node.bigIntegerValue().abs().compareTo(EXACT) > 0;
    return isLarge ? object("$int", node.bigIntegerValue().toString()) : node;
  }
}
