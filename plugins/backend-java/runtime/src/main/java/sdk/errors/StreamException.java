package sdk.errors;

import java.util.Optional;

/** A stream ended before its terminator, or contained an error event. */
public class StreamException extends BrandException {
  private static final long serialVersionUID = 1L;

  private final transient Object data;

  /**
   * Makes an exception.
   *
   * @param message what failed, and why
   * @param data the data of the error event, or null
   */
  public StreamException(String message, Object data) {
    super(message);
    this.data = data;
  }

  /** {@return the data of the error event: a {@code JsonNode} if it is JSON, else a string} */
  public Optional<Object> data() {
    return Optional.ofNullable(data);
  }
}
