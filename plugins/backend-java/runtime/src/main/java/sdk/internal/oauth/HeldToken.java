package sdk.internal.oauth;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.OptionalInt;
import sdk.errors.OAuthTokenException;
import sdk.internal.spec.TokenSpec;
import sdk.json.Json;

/** What a token endpoint gave. Not a record, which would print it. */
final class HeldToken {
  private static final double SECOND = 1e9;
  private static final double MOST_MARGIN = 120 * SECOND;

  /** Longer lifetimes count as endless; half of what the clock can count. */
  private static final double LONGEST = Long.MAX_VALUE / 2.0;

  private final String accessToken;
  private final String refreshToken;
  private final long sentAt;
  private final double lifetime;
  private final double useFor;

  private HeldToken(
      String accessToken, String refreshToken, long sentAt, double lifetime, double useFor) {
    this.accessToken = accessToken;
    this.refreshToken = refreshToken;
    this.sentAt = sentAt;
    this.lifetime = lifetime;
    this.useFor = useFor;
  }

  /** Reads the response of a token endpoint. */
  static HeldToken of(TokenSpec spec, JsonNode response, long sentAt, String refreshToken) {
    JsonNode token = Json.at(response, spec.accessToken());
    if (token == null || !token.isTextual() || token.textValue().isEmpty()) {
      throw new OAuthTokenException(
          "The token endpoint gave no access token",
          OptionalInt.empty(),
          Optional.empty(),
          Optional.empty(),
          null);
    }
    JsonNode rotated = spec.rotatedToken() == null ? null : Json.at(response, spec.rotatedToken());
    boolean isRotated = rotated != null && rotated.isTextual() && !rotated.textValue().isEmpty();
    double lifetime =
        lifetimeOf(spec.expiresIn() == null ? null : Json.at(response, spec.expiresIn()));
    return new HeldToken(
        token.textValue(),
        isRotated ? rotated.textValue() : refreshToken,
        sentAt,
        lifetime,
        lifetime - Math.min(MOST_MARGIN, lifetime * 0.2));
  }

  /** Nanoseconds; the longest where the server does not say, or not in a way that makes sense. */
  private static double lifetimeOf(JsonNode expiresIn) {
    double seconds = -1;
    if (expiresIn != null && expiresIn.isNumber()) {
      seconds = expiresIn.doubleValue();
    } else if (expiresIn != null && expiresIn.isTextual()) {
      String text = expiresIn.textValue().strip();
      seconds = text.matches("\\d{1,18}(\\.\\d{1,18})?") ? Double.parseDouble(text) : -1;
    }
    return seconds > 0 ? Math.min(seconds * SECOND, LONGEST) : LONGEST;
  }

  String accessToken() {
    return accessToken;
  }

  String refreshToken() {
    return refreshToken;
  }

  /** Whether a new token is to be fetched, though this one may still work. */
  boolean isDue(long now) {
    return useFor < LONGEST / 2 && now - sentAt >= useFor;
  }

  boolean isExpired(long now) {
    return lifetime < LONGEST && now - sentAt >= lifetime;
  }

  /** The same token, to be renewed in a second. */
  HeldToken forOneSecond(long now) {
    double used = now - sentAt;
    return new HeldToken(
        accessToken, refreshToken, sentAt, lifetime, Math.min(lifetime, used + SECOND));
  }
}
