package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The type of an enum.
 *
 * @param <V> the type of its values in JSON
 * @param <E> its class
 */
public final class EnumType<V, E extends OpenEnum<V>> extends JsonType<E> {
  private final JsonType<V> base;
  private final Function<V, E> make;
  private final Supplier<List<E>> known;

  private EnumType(JsonType<V> base, Function<V, E> make, Supplier<List<E>> known) {
    this.base = base;
    this.make = make;
    this.known = known;
  }

  /**
   * Declares the type of an enum.
   *
   * @param base the type of its values
   * @param make gives the constant of a value, or a new one
   * @param known the constants
   * @param <V> the type of its values in JSON
   * @param <E> its class
   * @return the type
   */
  public static <V, E extends OpenEnum<V>> EnumType<V, E> of(
      JsonType<V> base, Function<V, E> make, Supplier<List<E>> known) {
    return new EnumType<>(base, make, known);
  }

  @Override
  E read(JsonNode node, Reading at) {
    V value = at.read(base, node);
    return value == null ? null : make.apply(value);
  }

  @Override
  int fit(JsonNode node) {
    if (base.fit(node) < 0) {
      return -1;
    }
    V value = base.read(node, new Reading(List.of()));
    return known.get().stream().anyMatch(one -> one.value().equals(value)) ? 0 : -1;
  }
}
