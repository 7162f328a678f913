package sdk.internal.auth;

import java.util.concurrent.CompletableFuture;
import sdk.internal.call.Cancellation;

/** Keeps the access token of one client and of those derived from it. */
public interface TokenProvider {
  /** A usable token; callers that wait at once share one request. */
  CompletableFuture<String> token(TokenCredentials credentials, Cancellation cancellation);

  /** Forgets this token, if it is still the current one. */
  void invalidate(String token);

  /** Client id and secret, as resolved for one attempt. Not a record: it must not print itself. */
  final class TokenCredentials {
    private final String clientId;
    private final String clientSecret;

    public TokenCredentials(String clientId, String clientSecret) {
      this.clientId = clientId;
      this.clientSecret = clientSecret;
    }

    public String clientId() {
      return clientId;
    }

    public String clientSecret() {
      return clientSecret;
    }
  }
}
