package sdk.errors;

import java.util.Optional;
import java.util.OptionalInt;

/** No access token could be obtained. The exception contains no secret. */
public final class OAuthTokenException extends BrandException {
  private static final long serialVersionUID = 1L;

  private final transient OptionalInt status;
  private final transient Optional<String> error;
  private final transient Optional<String> errorDescription;

  /**
   * Makes an exception.
   *
   * @param message what failed, and why
   * @param status the status of the token endpoint's response
   * @param error the error code of RFC 6749
   * @param errorDescription the server's description
   * @param cause what failed, or null
   */
  public OAuthTokenException(
      String message,
      OptionalInt status,
      Optional<String> error,
      Optional<String> errorDescription,
      Throwable cause) {
    super(message, cause);
    this.status = status;
    this.error = error;
    this.errorDescription = errorDescription;
  }

  /** {@return the status of the token endpoint's response; empty if it did not respond} */
  public OptionalInt status() {
    return status == null ? OptionalInt.empty() : status;
  }

  /** {@return the error code of RFC 6749, such as {@code invalid_client}} */
  public Optional<String> error() {
    return error == null ? Optional.empty() : error;
  }

  /** {@return the server's description of the error} */
  public Optional<String> errorDescription() {
    return errorDescription == null ? Optional.empty() : errorDescription;
  }
}
