package sdk.internal.oauth;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import sdk.errors.ApiException;
import sdk.errors.BrandCanceledException;
import sdk.errors.ConfigurationException;
import sdk.errors.OAuthTokenException;
import sdk.internal.auth.TokenCall;
import sdk.internal.auth.TokenProvider.TokenCredentials;
import sdk.internal.call.Cancellation;
import sdk.internal.call.Futures;
import sdk.internal.call.Texts;
import sdk.internal.spec.OAuthSpec;
import sdk.internal.spec.TokenSpec;
import sdk.json.Json;

/** Gets tokens: by the refresh flow where that is possible, else by the credentials. */
final class TokenSource {
  private final OAuthSpec flow;
  private final TokenCall call;
  private final LongSupplier clock;

  TokenSource(OAuthSpec flow, TokenCall call, LongSupplier clock) {
    this.flow = flow;
    this.call = call;
    this.clock = clock;
  }

  CompletableFuture<HeldToken> obtain(
      TokenCredentials credentials, HeldToken held, String refresh, Cancellation cancellation) {
    if (flow.refreshToken() == null || refresh == null) {
      return request(flow.getToken(), credentials, null, cancellation);
    }
    return request(flow.refreshToken(), credentials, refresh, cancellation)
        .handle(
            (token, error) -> {
              if (error == null) {
                return CompletableFuture.completedFuture(token);
              }
              Throwable cause = Futures.cause(error);
              if (!(cause instanceof OAuthTokenException refused)) {
                return Futures.<HeldToken>failed(cause);
              }
              int status = refused.status().orElse(0);
              if (status >= 400 && status < 500) {
                return request(flow.getToken(), credentials, null, cancellation);
              }
              long now = clock.getAsLong();
              return held == null || held.isExpired(now)
                  ? Futures.<HeldToken>failed(cause)
                  : CompletableFuture.completedFuture(held.forOneSecond(now));
            })
        .thenCompose(next -> next);
  }

  /** Calls a token endpoint: with the refresh token alone, or with the credentials. */
  private CompletableFuture<HeldToken> request(
      TokenSpec spec, TokenCredentials credentials, String refresh, Cancellation cancellation) {
    Map<String, Object> body = new LinkedHashMap<>();
    List<String> secrets = new ArrayList<>(List.of(credentials.clientSecret()));
    if (refresh == null) {
      put(body, spec.clientId(), credentials.clientId());
      put(body, spec.clientSecret(), credentials.clientSecret());
      if (!flow.scopes().isEmpty()) {
        Object scopes = spec.areScopesList() ? flow.scopes() : String.join(" ", flow.scopes());
        put(body, spec.scopes(), scopes);
      }
    } else {
      put(body, spec.refreshToken(), refresh);
      secrets.add(refresh);
    }
    long sentAt = clock.getAsLong();
    return call.call(spec, body, secrets, cancellation)
        .handle(
            (response, error) -> {
              if (error != null) {
                Throwable ended = cancellation.reason();
                throw ended instanceof RuntimeException canceled
                    ? canceled
                    : failure(Futures.cause(error), secrets);
              }
              return HeldToken.of(spec, response, sentAt, refresh);
            });
  }

  @SuppressWarnings("unchecked") // Only this method makes the maps within.
  private static void put(Map<String, Object> body, List<String> path, Object value) {
    if (path == null) {
      return;
    }
    Map<String, Object> target = body;
    for (String name : path.subList(0, path.size() - 1)) {
      target = (Map<String, Object>) target.computeIfAbsent(name, key -> new LinkedHashMap<>());
    }
    target.put(path.get(path.size() - 1), value);
  }

  private static RuntimeException failure(Throwable error, List<String> secrets) {
    boolean isOptions = error instanceof ConfigurationException;
    if (isOptions || error instanceof BrandCanceledException) {
      return (RuntimeException) error;
    }
    if (!(error instanceof ApiException api)) {
      String why = error.getMessage() == null ? "unknown failure" : error.getMessage();
      return new OAuthTokenException(
          Texts.mask("No access token: " + why, secrets),
          OptionalInt.empty(),
          Optional.empty(),
          Optional.empty(),
          error);
    }
    Optional<String> code = text(api, "error", secrets);
    Optional<String> description = text(api, "error_description", secrets);
    List<String> said = new ArrayList<>();
    code.ifPresent(said::add);
    description.ifPresent(said::add);
    String why = said.isEmpty() ? "" : " (" + String.join(": ", said) + ")";
    return new OAuthTokenException(
        "No access token: the token endpoint answered " + api.status() + why,
        OptionalInt.of(api.status()),
        code,
        description,
        null);
  }

  private static Optional<String> text(ApiException error, String name, List<String> secrets) {
    return Json.tryParse(error.rawBody())
        .map(body -> body.get(name))
        .filter(JsonNode::isTextual)
        .map(node -> Texts.mask(node.textValue(), secrets));
  }
}
