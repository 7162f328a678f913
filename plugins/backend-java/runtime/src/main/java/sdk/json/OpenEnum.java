package sdk.json;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.function.Function;

/**
 * One of several values, which may be one that the SDK does not know yet.
 *
 * @param <V> the type of the values in JSON
 * @param <K> the declared values
 */
@JsonDeserialize(using = JacksonReader.class)
public abstract class OpenEnum<V, K extends Enum<K>> {
  private final V value;

  /**
   * Used by the classes of the SDK.
   *
   * @param value the value
   */
  protected OpenEnum(V value) {
    this.value = value;
  }

  /** {@return the value as the server knows it} */
  @JsonValue
  public final V value() {
    return value;
  }

  /**
   * Returns the declared value as an enum constant, for use in a switch.
   *
   * @return the constant, or {@code UNKNOWN} for an undeclared value
   */
  public abstract K known();

  /**
   * Calls one of two functions.
   *
   * @param declared takes the constant of a declared value, which is not {@code UNKNOWN}
   * @param undeclared takes a value that the SDK does not know yet
   * @param <R> what the functions return
   * @return what the function returned
   */
  public final <R> R visit(
      Function<? super K, ? extends R> declared, Function<? super V, ? extends R> undeclared) {
    K known = known();
    return known.name().equals("UNKNOWN") ? undeclared.apply(value) : declared.apply(known);
  }

  @Override
  public final boolean equals(Object other) {
    return other != null
        && getClass() == other.getClass()
        && value.equals(((OpenEnum<?, ?>) other).value);
  }

  @Override
  public final int hashCode() {
    return value.hashCode();
  }

  @Override
  public final String toString() {
    return String.valueOf(value);
  }
}
