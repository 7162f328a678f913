package sdk.internal.stream;

/**
 * What a stream gives next.
 *
 * @param value the value
 * @param event the name of the event that holds it
 * @param id the last id so far; empty where there was none
 * @param isEnd there is none
 * @param <T> the type of the value
 */
public record Item<T>(T value, String event, String id, boolean isEnd) {
  /** A value of a stream whose events have neither names nor ids. */
  public static <T> Item<T> of(T value) {
    return of(value, "message", "");
  }

  static <T> Item<T> of(T value, String event, String id) {
    return new Item<>(value, event, id, false);
  }

  public static <T> Item<T> end() {
    return new Item<>(null, "", "", true);
  }
}
