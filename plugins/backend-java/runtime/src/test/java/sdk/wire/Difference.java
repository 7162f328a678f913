package sdk.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import sdk.json.Json;

/** Where JSON differs from what it should be. */
final class Difference {
  /** ISO 8601, with offsets such as {@code Z}, {@code +01:00} and {@code +0100}. */
  private static final DateTimeFormatter MOMENT =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
          .appendPattern("[XXX][XX]")
          .toFormatter();

  /** What is said where there is no difference. */
  private static final String SAME = "";

  private Difference() {}

  /** Compares JSON. */
  static void check(String what, String got, String wanted) {
    String problem = of(got, wanted);
    if (!problem.equals(SAME)) {
      throw new AssertionError(what + " is " + got + ", not " + wanted + ": " + problem);
    }
  }

  /** Whether texts are equal, or write the same moment or the same object or list of JSON. */
  static boolean isSameText(String got, String wanted) {
    if (got.equals(wanted) || isSameMoment(got, wanted)) {
      return true;
    }
    if (!wanted.startsWith("{") && !wanted.startsWith("[")) {
      return false;
    }
    return of(got, wanted).equals(SAME);
  }

  private static String of(String got, String wanted) {
    return Json.tryParse(got)
        .map(node -> find(node, Json.parse(wanted), ""))
        .orElse("it is not valid JSON");
  }

  /** A property that is null and one that is absent are alike: types may not tell them apart. */
  private static String find(JsonNode got, JsonNode wanted, String at) {
    if (got.isObject() && wanted.isObject()) {
      Set<String> names = new LinkedHashSet<>();
      wanted.fieldNames().forEachRemaining(names::add);
      got.fieldNames().forEachRemaining(names::add);
      return names.stream()
          .map(name -> find(member(got, name), member(wanted, name), at + "/" + name))
          .filter(problem -> !problem.equals(SAME))
          .findFirst()
          .orElse(SAME);
    }
    if (got.isArray() && wanted.isArray() && got.size() == wanted.size()) {
      for (int i = 0; i < got.size(); i++) {
        String problem = find(got.get(i), wanted.get(i), at + "/" + i);
        if (!problem.equals(SAME)) {
          return problem;
        }
      }
      return SAME;
    }
    return isSame(got, wanted) ? SAME : got + " in place of " + wanted + " " + at;
  }

  private static JsonNode member(JsonNode object, String name) {
    return object.has(name) ? object.get(name) : Json.parse("null");
  }

  private static boolean isSame(JsonNode got, JsonNode wanted) {
    if (got.isNumber() && wanted.isNumber()) {
      return got.decimalValue().compareTo(wanted.decimalValue()) == 0;
    }
    if (got.isTextual() && wanted.isTextual()) {
      return got.equals(wanted) || isSameMoment(got.textValue(), wanted.textValue());
    }
    return got.equals(wanted);
  }

  private static boolean isSameMoment(String got, String wanted) {
    Optional<OffsetDateTime> moment = momentOf(got);
    return moment.isPresent()
        && momentOf(wanted).filter(other -> other.isEqual(moment.get())).isPresent();
  }

  private static Optional<OffsetDateTime> momentOf(String text) {
    try {
      return Optional.of(OffsetDateTime.parse(text, MOMENT));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }
}
