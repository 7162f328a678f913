package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import sdk.json.Json;

/** The vectors that all runtimes share, through the sync and through the async client. */
final class Vectors {
  /** One vector, and what drives it. */
  record Case(String name, Runnable run) {}

  private static final Set<String> KINDS =
      Set.of("call", "number", "backoff", "events", "filename", "webhook", "token");

  private Vectors() {}

  static List<Case> all() {
    String given = System.getenv("SDK_VECTORS");
    Path folder = Path.of(given == null ? "../../../test/vectors" : given);
    List<Case> cases = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".json")).sorted().toList()) {
        JsonNode content = Json.parse(Files.readString(file));
        String kind = content.get("kind").textValue();
        if (!KINDS.contains(kind)) {
          throw new AssertionError("no driver for vectors of kind " + kind);
        }
        for (JsonNode vector : content.get("vectors")) {
          String name = file.getFileName() + ": " + vector.get("name").textValue();
          cases.add(new Case(name, () -> check(kind, vector, false)));
          if (kind.equals("call")) {
            cases.add(new Case(name + " (async)", () -> check(kind, vector, true)));
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return cases;
  }

  private static void check(String kind, JsonNode vector, boolean isAsync) {
    JsonNode expected = vector.get("expect");
    JsonNode observed = Json.parse(Json.text(drive(kind, vector, isAsync)));
    JsonNode error = observed.path("error");
    boolean hasFailed = !error.isMissingNode() && !error.isNull();
    if (hasFailed && expected.path("orError").asBoolean()) {
      return;
    }
    if (hasFailed && !expected.has("error")) {
      throw new AssertionError("not expected: " + error);
    }
    compare("", observed, expected);
  }

  private static Map<String, Object> drive(String kind, JsonNode vector, boolean isAsync) {
    JsonNode given = vector.get("given");
    JsonNode expected = vector.get("expect");
    return switch (kind) {
      case "call" -> CallDriver.drive(given, expected, isAsync);
      case "number" -> Drivers.number(given);
      case "backoff" -> Drivers.backoff(given, expected);
      case "events" -> Drivers.events(given);
      case "filename" -> Drivers.filename(given);
      case "webhook" -> WebhookDriver.drive(given);
      case "token" -> Drivers.token(given, expected);
      default -> throw new AssertionError("no driver for vectors of kind " + kind);
    };
  }

  /** Compares with the expected value; null stands for an absent one. */
  private static void compare(String path, JsonNode observed, JsonNode expected) {
    if (expected.isObject() && observed.isObject()) {
      for (Iterator<String> names = expected.fieldNames(); names.hasNext(); ) {
        String name = names.next();
        if (!(path.isEmpty() && name.equals("orError"))) {
          compare(path + "." + name, observed.path(name), expected.get(name));
        }
      }
      return;
    }
    boolean isSame = observed.equals(expected);
    if (expected.isNull()) {
      isSame = observed.isNull() || observed.isMissingNode();
    } else if (expected.isNumber() && observed.isNumber()) {
      isSame = observed.decimalValue().compareTo(expected.decimalValue()) == 0;
    } else if (expected.isArray() && observed.isArray() && expected.size() == observed.size()) {
      for (int i = 0; i < expected.size(); i++) {
        compare(path + "[" + i + "]", observed.get(i), expected.get(i));
      }
      return;
    }
    if (!isSame) {
      throw new AssertionError(path + " is " + observed + ", not " + expected);
    }
  }
}
