package sdk.json;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * One of several values, which may be one that the SDK does not know yet.
 *
 * @param <V> the type of the values in JSON
 */
public abstract class OpenEnum<V> {
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

  @Override
  public final boolean equals(Object other) {
    return other != null
        && getClass() == other.getClass()
        && value.equals(((OpenEnum<?>) other).value);
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
