package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Function;

/**
 * The type of an enum.
 *
 * @param <V> the type of its values in JSON
 * @param <E> its class
 */
public final class EnumType<V, E extends OpenEnum<V, ?>> extends JsonType<E> {
  private final JsonType<V> base;
  private final Function<V, E> make;

  private EnumType(JsonType<V> base, Function<V, E> make) {
    this.base = base;
    this.make = make;
  }

  /**
   * Declares the type of an enum.
   *
   * @param base the type of its values
   * @param make gives the constant of a value, or a new one
   * @param <V> the type of its values in JSON
   * @param <E> its class
   * @return the type
   */
  public static <V, E extends OpenEnum<V, ?>> EnumType<V, E> of(
      JsonType<V> base, Function<V, E> make) {
    return new EnumType<>(base, make);
  }

  @Override
  E read(JsonNode node, Reading at) {
    V value = at.read(base, node);
    return value == null ? null : make.apply(value);
  }

  @Override
  int fit(JsonNode node, boolean isLenient) {
    if (base.fit(node, isLenient) < 0) {
      return -1;
    }
    if (isLenient) {
      return 0;
    }
    V value = base.read(node, new Reading(List.of()));
    // A declared value always has the same object, its constant.
    return make.apply(value) == make.apply(value) ? 0 : -1;
  }
}
