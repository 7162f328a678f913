package sdk.core;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;

/**
 * A property that may be absent, null, or a value. The three are different things to the server.
 *
 * @param <T> the type of the value
 */
public final class Nullable<T> {
  private static final Nullable<?> ABSENT = new Nullable<>(false, null);
  private static final Nullable<?> NULL = new Nullable<>(true, null);

  private final boolean given;
  private final T value;

  private Nullable(boolean given, T value) {
    this.given = given;
    this.value = value;
  }

  /**
   * The property is not there.
   *
   * @param <T> the type of the value
   * @return nothing
   */
  @SuppressWarnings("unchecked") // It is empty, so it is valid for any type.
  public static <T> Nullable<T> absent() {
    return (Nullable<T>) ABSENT;
  }

  /**
   * The property is null.
   *
   * @param <T> the type of the value
   * @return null
   */
  @SuppressWarnings("unchecked") // It is empty, so it is valid for any type.
  public static <T> Nullable<T> ofNull() {
    return (Nullable<T>) NULL;
  }

  /**
   * The property has a value.
   *
   * @param value the value
   * @param <T> its type
   * @return the value
   */
  public static <T> Nullable<T> of(T value) {
    return new Nullable<>(true, Objects.requireNonNull(value));
  }

  /** {@return whether the property is not there} */
  public boolean isAbsent() {
    return !given;
  }

  /** {@return whether the property is null} */
  public boolean isNull() {
    return given && value == null;
  }

  /** {@return whether the property has a value} */
  public boolean isPresent() {
    return value != null;
  }

  /** {@return the value; throws {@code NoSuchElementException} if there is none} */
  public T get() {
    if (value == null) {
      throw new NoSuchElementException("No value: the property is " + this);
    }
    return value;
  }

  /**
   * The value, or another one.
   *
   * @param other returned if there is no value
   * @return the value or the other one
   */
  public T orElse(T other) {
    return value == null ? other : value;
  }

  /** {@return the value; empty if it is absent or null} */
  public Optional<T> toOptional() {
    return Optional.ofNullable(value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Nullable<?> that
        && given == that.given
        && Objects.equals(value, that.value);
  }

  @Override
  public int hashCode() {
    return given ? Objects.hashCode(value) : -1;
  }

  @Override
  public String toString() {
    return given ? String.valueOf(value) : "absent";
  }
}
