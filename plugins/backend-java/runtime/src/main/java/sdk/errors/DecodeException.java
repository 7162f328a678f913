package sdk.errors;

import java.util.Optional;
import java.util.OptionalInt;
import sdk.core.HeaderFields;

/** The response was successful, but its body could not be decoded. */
public final class DecodeException extends BrandException {
  private static final long serialVersionUID = 1L;

  private final transient Details details;

  /**
   * Makes an exception.
   *
   * @param message what failed, and why
   * @param details what is known of the response
   */
  public DecodeException(String message, Details details) {
    super(message);
    this.details = details;
  }

  /** Of an exception that was serialized, only the message is left. */
  private Details details() {
    return details == null
        ? new Details(0, HeaderFields.of(), "", Optional.empty(), OptionalInt.empty())
        : details;
  }

  /** {@return the status code of the response} */
  public int status() {
    return details().status;
  }

  /** {@return the headers of the response} */
  public HeaderFields headers() {
    return details().headers;
  }

  /** {@return the body as text} */
  public String rawBody() {
    return details().rawBody;
  }

  /** {@return the JSON path of the invalid value, such as {@code $.items[0].id}} */
  public Optional<String> path() {
    return details().path;
  }

  /** {@return the line number in a stream of JSON lines, starting at 1} */
  public OptionalInt line() {
    return details().line;
  }

  /**
   * What is known of a response.
   *
   * @param status the status code
   * @param headers the headers
   * @param rawBody the body as text
   * @param path the JSON path of the invalid value
   * @param line the line number in a stream of JSON lines
   */
  public record Details(
      int status, HeaderFields headers, String rawBody, Optional<String> path, OptionalInt line) {

    /** {@return all but the body: not to be printed by accident} */
    @Override
    public String toString() {
      return "Details[status=" + status + "]";
    }
  }
}
