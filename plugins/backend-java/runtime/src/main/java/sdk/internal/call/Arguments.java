package sdk.internal.call;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sdk.core.Nullable;
import sdk.errors.ConfigurationException;
import sdk.json.Json;
import sdk.json.OpenModel;

/** What a caller gives an operation, by key. What is absent is left out; null stays. */
public final class Arguments {
  private final Map<String, Object> values = new LinkedHashMap<>();

  private boolean isComplete = true;

  private Arguments() {}

  public static Arguments none() {
    return new Arguments();
  }

  public static Arguments of(String key, Object value) {
    return new Arguments().with(key, value);
  }

  /** The properties of a request, if there is one. */
  public static Arguments ofOptional(OpenModel<?> request) {
    return request == null ? none() : of(request);
  }

  /** The properties of a request, by their names. A call without its request sends nothing. */
  public static Arguments of(OpenModel<?> request) {
    Arguments made = new Arguments();
    made.isComplete = request != null;
    if (Json.plain(request) instanceof Map<?, ?> members) {
      members.forEach((name, value) -> made.values.put((String) name, value));
    }
    return made;
  }

  /** Adds an argument, unless it is absent. */
  public Arguments with(String key, Object value) {
    if (value instanceof Optional<?> optional) {
      return with(key, optional.orElse(null));
    }
    if (value instanceof Nullable<?> nullable) {
      if (!nullable.isAbsent()) {
        values.put(key, nullable.orElse(null));
      }
      return this;
    }
    if (value != null) {
      values.put(key, value);
    }
    return this;
  }

  public Map<String, Object> values() {
    if (!isComplete) {
      throw new ConfigurationException("The request must not be null");
    }
    return values;
  }

  /** The value at a path: a key, then names in the body; null if the path does not exist. */
  public Object at(List<String> path) {
    Object current = values;
    for (String name : path) {
      current = current instanceof Map<?, ?> members ? Json.plain(members.get(name)) : null;
    }
    return current;
  }

  /** A copy with another value at a path. */
  public Arguments withAt(List<String> path, Object value) {
    Arguments copy = new Arguments();
    copy.values.putAll(put(values, path, value));
    return copy;
  }

  private static Map<String, Object> put(Object target, List<String> path, Object value) {
    Map<String, Object> copy = new LinkedHashMap<>();
    if (Json.plain(target) instanceof Map<?, ?> members) {
      members.forEach((name, member) -> copy.put((String) name, member));
    }
    String key = path.get(0);
    copy.put(
        key, path.size() == 1 ? value : put(copy.get(key), path.subList(1, path.size()), value));
    return copy;
  }
}
