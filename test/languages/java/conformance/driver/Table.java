package driver;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** What {@code conformance.json} says of an SDK: everything in which one differs from another. */
final class Table {
  /** A value of a message: its place and its name there, and what the SDK calls it. */
  record Argument(String name, String place, String wire) {}

  /**
   * How an operation is called.
   *
   * @param path resources and the method
   * @param kind of the result
   * @param positional arguments of the method
   * @param fields of its request; null where it takes none
   * @param isOptional whether it can be called without a request
   * @param merges whether its body takes properties that the definition does not declare
   */
  record Entry(
      List<String> path,
      String kind,
      List<Argument> positional,
      List<Argument> fields,
      boolean isOptional,
      boolean merges) {
    static final Entry UNDECLARED = new Entry(List.of(), "value", List.of(), null, false, false);
  }

  private final JsonNode data;

  Table(JsonNode data) {
    this.data = data;
  }

  Entry entry(String call) {
    JsonNode entry = data.get("calls").get(call);
    if (entry == null) {
      throw new NoSuchElementException("The SDK has no call " + call);
    }
    JsonNode fields = entry.get("fields");
    return new Entry(
        texts(entry.get("path")),
        entry.get("kind").textValue(),
        arguments(entry.get("positional")),
        fields.isNull() ? null : arguments(fields),
        entry.get("optional").booleanValue(),
        entry.get("merges").booleanValue());
  }

  private static List<Argument> arguments(JsonNode list) {
    List<Argument> found = new ArrayList<>();
    list.forEach(
        one ->
            found.add(
                new Argument(
                    one.get(0).textValue(), one.get(1).textValue(), one.get(2).textValue())));
    return found;
  }

  private static List<String> texts(JsonNode list) {
    List<String> found = new ArrayList<>();
    list.forEach(one -> found.add(one.textValue()));
    return found;
  }

  /** Whether a class is a type that the definition declares. */
  boolean isDeclared(Class<?> type) {
    return data.at("/types/types").has(type.getSimpleName());
  }

  /** What the definition declares of a class in {@code types}. */
  JsonNode declared(Class<?> type) {
    JsonNode entry = data.at("/types/types").get(type.getSimpleName());
    if (entry == null) {
      throw new NoSuchElementException("The table has no type " + type.getSimpleName());
    }
    return entry;
  }

  /** Whether an error has a body of a declared type, by the name that all languages share. */
  boolean isTyped(String error) {
    return data.at("/types/errors").has(error);
  }

  /** The SDK's own name of an option that only this API has. */
  String option(String name) {
    JsonNode own = data.get("options").get(name);
    if (own == null) {
      throw new NoSuchElementException("The SDK has no option " + name);
    }
    return own.textValue();
  }

  List<String> resources() {
    return texts(data.get("resources"));
  }

  /** The method that reads deliveries of the one webhook that is signed. */
  String parser() {
    return data.get("parser").textValue();
  }

  /** The environment of a name. */
  Object environment(String name) {
    String constant = data.get("environments").get(name).textValue();
    for (Object one : type("Environment").getEnumConstants()) {
      if (((Enum<?>) one).name().equals(constant)) {
        return one;
      }
    }
    throw new NoSuchElementException("No environment " + name);
  }

  Class<?> client(boolean isAsync) {
    return type(data.get(isAsync ? "asyncClient" : "client").textValue());
  }

  /** A class of the SDK, by its name below the root package. */
  Class<?> type(String name) {
    try {
      return Class.forName(data.get("root").textValue() + "." + name);
    } catch (ClassNotFoundException e) {
      throw new NoSuchElementException("No class " + name, e);
    }
  }

  /** The variables of the process, which Java gives no way to change. */
  @SuppressWarnings("unchecked") // They are texts.
  static Map<String, String> variables() {
    try {
      var field = System.getenv().getClass().getDeclaredField("m");
      field.setAccessible(true);
      return (Map<String, String>) field.get(System.getenv());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
