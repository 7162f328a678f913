package sdk.vectors;

import java.util.LinkedHashMap;
import java.util.Map;
import sdk.errors.ApiException;
import sdk.errors.BrandConnectionException;
import sdk.errors.DecodeException;
import sdk.errors.OAuthTokenException;
import sdk.errors.StreamException;

/** Exceptions by the neutral names of vectors. */
final class Errors {
  private Errors() {}

  static Map<String, Object> describe(Throwable error) {
    Map<String, Object> fields = new LinkedHashMap<>();
    String name = error.getClass().getSimpleName().replace("Exception", "Error");
    fields.put("kind", name.replaceFirst("^Brand", ""));
    String message = String.valueOf(error.getMessage());
    boolean isSentence = message.matches("(?s)[A-Z][a-z ].*");
    fields.put(
        "message",
        isSentence ? Character.toLowerCase(message.charAt(0)) + message.substring(1) : message);
    if (error instanceof ApiException api) {
      fields.put("status", api.status());
      fields.put("method", api.method());
      fields.put("url", api.url());
      fields.put("requestId", api.requestId().orElse(null));
      fields.put("attempts", api.attempts());
      fields.put("retryAfter", boxed(api.retryAfter()));
      fields.put("rawBody", api.rawBody());
    } else if (error instanceof BrandConnectionException failed) {
      fields.put("attempts", failed.attempts());
    } else if (error instanceof DecodeException decode) {
      fields.put("status", decode.status());
      fields.put("rawBody", decode.rawBody());
      fields.put("path", decode.path().orElse(null));
      fields.put("line", decode.line().isPresent() ? decode.line().getAsInt() : null);
    } else if (error instanceof StreamException stream) {
      fields.put("data", stream.data().orElse(null));
    } else if (error instanceof OAuthTokenException token) {
      fields.put("status", token.status().isPresent() ? token.status().getAsInt() : null);
    }
    return fields;
  }

  private static Double boxed(java.util.OptionalDouble number) {
    return number.isPresent() ? (Double) number.getAsDouble() : null;
  }
}
