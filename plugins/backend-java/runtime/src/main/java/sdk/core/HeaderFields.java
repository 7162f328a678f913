package sdk.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Headers of a request or a response, by names in any case. They cannot be changed. */
public final class HeaderFields {
  private static final HeaderFields NONE =
      new HeaderFields(new TreeMap<>(String.CASE_INSENSITIVE_ORDER));

  private final TreeMap<String, List<String>> values;

  private HeaderFields(TreeMap<String, List<String>> values) {
    this.values = values;
  }

  /** {@return no headers} */
  public static HeaderFields of() {
    return NONE;
  }

  /**
   * Headers with their values.
   *
   * @param values the values by name
   * @return the headers
   */
  public static HeaderFields of(Map<String, ? extends List<String>> values) {
    TreeMap<String, List<String>> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    values.forEach(
        (name, all) -> {
          if (name != null) {
            copy.computeIfAbsent(name, key -> new ArrayList<>()).addAll(all);
          }
        });
    copy.replaceAll((name, all) -> List.copyOf(all));
    return new HeaderFields(copy);
  }

  /**
   * These headers, and one that replaces all of its name.
   *
   * @param name the name
   * @param value the value
   * @return the new headers
   */
  public HeaderFields with(String name, String value) {
    TreeMap<String, List<String>> copy = new TreeMap<>(values);
    copy.remove(name);
    copy.put(name, List.of(value));
    return new HeaderFields(copy);
  }

  /**
   * These headers without those of one name.
   *
   * @param name the name
   * @return the new headers
   */
  public HeaderFields without(String name) {
    TreeMap<String, List<String>> copy = new TreeMap<>(values);
    copy.remove(name);
    return new HeaderFields(copy);
  }

  /**
   * The value of a header. Several values are joined by a comma and a space.
   *
   * @param name the name
   * @return the value, if there is one
   */
  public Optional<String> get(String name) {
    List<String> all = values.get(name);
    return all == null ? Optional.empty() : Optional.of(String.join(", ", all));
  }

  /**
   * All values of a header.
   *
   * @param name the name
   * @return the values
   */
  public List<String> all(String name) {
    return values.getOrDefault(name, List.of());
  }

  /** {@return the values by name} */
  public Map<String, List<String>> toMap() {
    return Collections.unmodifiableMap(values);
  }

  /** {@return the names: values may be secrets} */
  @Override
  public String toString() {
    return values.keySet().toString();
  }
}
