package sdk.errors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.OptionalDouble;
import sdk.core.HeaderFields;
import sdk.json.Json;
import sdk.json.JsonType;

/** What is known of a response that is not a success. Made by the SDK. */
public final class ApiFailure {
  final String message;
  final int status;
  final HeaderFields headers;
  final String rawBody;
  final String maskedBody;
  final Optional<String> requestId;
  final String method;
  final String url;
  final int attempts;
  final OptionalDouble retryAfter;
  private final JsonNode body;

  /**
   * Describes a response.
   *
   * @param text the texts of the exception
   * @param response what the server sent
   * @param call what was called
   */
  public ApiFailure(Text text, Response response, Call call) {
    this.message = text.message;
    this.maskedBody = text.maskedBody;
    this.status = response.status;
    this.headers = response.headers;
    this.rawBody = response.rawBody;
    this.body = response.body;
    this.requestId = response.requestId;
    this.retryAfter = response.retryAfter;
    this.method = call.method;
    this.url = call.url;
    this.attempts = call.attempts;
  }

  /** What is left of a response after its exception was serialized. */
  static ApiFailure lost(String message, int status) {
    Response response =
        new Response(status, HeaderFields.of(), "", null, Optional.empty(), OptionalDouble.empty());
    return new ApiFailure(new Text(message, ""), response, new Call("", "", 0));
  }

  private ApiFailure(ApiFailure from, int status, JsonNode body) {
    this.message = from.message;
    this.maskedBody = from.maskedBody;
    this.status = status;
    this.headers = from.headers;
    this.rawBody = from.rawBody;
    this.body = body;
    this.requestId = from.requestId;
    this.retryAfter = from.retryAfter;
    this.method = from.method;
    this.url = from.url;
    this.attempts = from.attempts;
  }

  /**
   * The same with another body.
   *
   * @param other the body
   * @return the new failure
   */
  public ApiFailure withBody(JsonNode other) {
    return new ApiFailure(this, status, other);
  }

  /**
   * The same with another status.
   *
   * @param other the status
   * @return the new failure
   */
  public ApiFailure withStatus(int other) {
    return new ApiFailure(this, other, body);
  }

  /** {@return the body if it is JSON, else its text, if there is any} */
  Optional<Object> anyBody() {
    if (body != null) {
      return Optional.of(body);
    }
    return rawBody.isEmpty() ? Optional.empty() : Optional.of(rawBody);
  }

  /**
   * Reads the body as the type that the API declares.
   *
   * @param type the declared type
   * @param <T> the Java type
   * @return the body; empty if it does not have the type
   */
  public <T> Optional<T> body(JsonType<T> type) {
    return body == null ? Optional.empty() : Json.tryRead(type, body);
  }

  /**
   * The texts of an exception, without secrets.
   *
   * @param message what failed, and why
   * @param maskedBody the start of the body
   */
  public record Text(String message, String maskedBody) {}

  /**
   * What the server sent.
   *
   * @param status the status code
   * @param headers the headers
   * @param rawBody the body as text
   * @param body the body if it is JSON, else null
   * @param requestId the id of the request
   * @param retryAfter the seconds that the server asked the client to wait
   */
  public record Response(
      int status,
      HeaderFields headers,
      String rawBody,
      JsonNode body,
      Optional<String> requestId,
      OptionalDouble retryAfter) {}

  /**
   * What was called.
   *
   * @param method the HTTP method
   * @param url the URL without query
   * @param attempts how many times the request was sent
   */
  public record Call(String method, String url, int attempts) {}
}
