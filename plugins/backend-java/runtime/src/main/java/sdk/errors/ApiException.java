package sdk.errors;

import java.util.Optional;
import java.util.OptionalDouble;
import sdk.core.HeaderFields;

/**
 * The server sent a response with a status other than 2xx.
 *
 * <p>Printing the exception shows the start of the body without credentials, and no headers.
 */
public class ApiException extends BrandException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient ApiFailure failure;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public ApiException(ApiFailure failure) {
    super(failure.message);
    this.status = failure.status;
    this.failure = failure;
  }

  /** {@return the status code} */
  public int status() {
    return status;
  }

  /** {@return the headers of the response} */
  public HeaderFields headers() {
    return failure().headers;
  }

  /**
   * The body: a {@code JsonNode} if it is JSON, else a {@code String}.
   *
   * <p>Exceptions that the API declares return the declared type, and nothing if the body does not
   * have it.
   *
   * @return the body, if there is one
   */
  public Optional<?> body() {
    return failure().anyBody();
  }

  /** {@return the body as text, at most its first 1 MiB} */
  public String rawBody() {
    return failure().rawBody;
  }

  /** {@return the id that the server gave the request} */
  public Optional<String> requestId() {
    return failure().requestId;
  }

  /** {@return the HTTP method of the request} */
  public String method() {
    return failure().method;
  }

  /** {@return the URL without query and user information} */
  public String url() {
    return failure().url;
  }

  /** {@return how many times the request was sent} */
  public int attempts() {
    return failure().attempts;
  }

  /** {@return the seconds that the server asked the client to wait} */
  public OptionalDouble retryAfter() {
    return failure().retryAfter;
  }

  /** {@return what is known of the response} */
  protected final ApiFailure failure() {
    // Of an exception that was serialized, only the message and the status are left.
    return failure == null ? ApiFailure.lost(getMessage(), status) : failure;
  }

  @Override
  public String toString() {
    String body = failure().maskedBody;
    return body.isEmpty() ? super.toString() : super.toString() + "; body: " + body;
  }
}
