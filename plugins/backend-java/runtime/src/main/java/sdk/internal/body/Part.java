package sdk.internal.body;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import sdk.core.FileUpload;
import sdk.core.RequestBody;
import sdk.internal.spec.FieldSpec;
import sdk.internal.url.Percent;
import sdk.internal.url.Query;
import sdk.internal.url.Values;
import sdk.json.Json;

/** One part of a multipart body: its headers, and what it holds. */
record Part(String head, RequestBody content) {
  /** The parts of a field: one for each item of a list, unless that is one JSON text. */
  static List<Part> of(FieldSpec field, Object value) {
    boolean isWhole = field.isJson() && !field.isRepeated();
    List<Part> parts = new ArrayList<>();
    if (!isWhole && !Files.isFile(value) && Json.plain(value) instanceof List<?> items) {
      for (Object item : items) {
        if (!Fields.isNull(item)) {
          parts.addAll(ofOne(field, item));
        }
      }
      return parts;
    }
    return ofOne(field, value);
  }

  private static List<Part> ofOne(FieldSpec field, Object value) {
    String declared = concrete(field.contentType());
    if (field.isFile() || Files.isFile(value)) {
      return List.of(ofFile(field.name(), Files.of(value), declared));
    }
    if (field.isJson()) {
      return List.of(ofJson(field.name(), value, declared));
    }
    if (Values.partsOf(value) == null) {
      return List.of(text(field.name(), declared, Values.text(value, field.name())));
    }
    return field.style() == null
        ? List.of(ofJson(field.name(), value, declared))
        : styled(field, value);
  }

  private static Part ofFile(String name, FileUpload file, String declared) {
    String usual = declared == null ? "application/octet-stream" : declared;
    String type = file.contentType().filter(given -> !given.isEmpty()).orElse(usual);
    String filename = file.filename().filter(given -> !given.isEmpty()).orElse("file");
    return new Part(head(name, filename, type), file.body());
  }

  private static Part ofJson(String name, Object value, String declared) {
    return text(name, declared == null ? "application/json" : declared, Json.text(value));
  }

  private static Part text(String name, String type, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new Part(head(name, null, type), RequestBody.of(bytes));
  }

  /** A part for each pair that the style makes of a value. Separators are characters here. */
  private static List<Part> styled(FieldSpec field, Object value) {
    List<Part> parts = new ArrayList<>();
    for (String pair :
        Query.pairs(field.name(), value, field.style(), field.explode(), Percent::encode)) {
      String[] both = pair.split("=", 2);
      parts.add(text(decoded(both[0]), null, decoded(both[1])));
    }
    return parts;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  /** A declared type that names one, not a choice; else null. */
  private static String concrete(String type) {
    return type == null || type.indexOf('*') >= 0 || type.indexOf(',') >= 0 ? null : type;
  }

  private static String head(String name, String filename, String type) {
    StringBuilder text = new StringBuilder("Content-Disposition: form-data; name=\"");
    text.append(quoted(name)).append('"');
    if (filename != null) {
      text.append("; filename=\"").append(quoted(filename)).append('"');
    }
    text.append("\r\n");
    if (type != null) {
      text.append("Content-Type: ").append(type.replaceAll("[\r\n]", " ")).append("\r\n");
    }
    return text.toString();
  }

  /** Escaped as browsers do, and NUL likewise, which headers cannot hold. */
  private static String quoted(String text) {
    return text.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A").replace("\0", "%00");
  }
}
