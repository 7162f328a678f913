package sdk.internal.stream;

/**
 * What a stream gives next.
 *
 * @param value the value
 * @param isEnd there is none
 * @param <T> the type of the value
 */
public record Item<T>(T value, boolean isEnd) {
  static <T> Item<T> of(T value) {
    return new Item<>(value, false);
  }

  static <T> Item<T> end() {
    return new Item<>(null, true);
  }
}
