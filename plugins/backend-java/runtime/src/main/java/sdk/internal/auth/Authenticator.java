package sdk.internal.auth;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import sdk.internal.call.Config;
import sdk.internal.call.GlobalHeaders;
import sdk.internal.call.Prepared;
import sdk.internal.spec.AuthSpec;
import sdk.internal.spec.Credential;
import sdk.internal.spec.Scheme;

/** Writes the credentials of an attempt. */
public final class Authenticator {
  private final Config config;
  private final Prepared prepared;
  private final Credentials credentials;
  private final Applied applied;

  private Authenticator(Config config, Prepared prepared, GlobalHeaders global) {
    this.config = config;
    this.prepared = prepared;
    this.credentials = new Credentials(config, prepared);
    this.applied = new Applied(global.headers(), global.secrets());
  }

  /** Fails where the API demands credentials that are not there. */
  public static CompletableFuture<Applied> authenticate(
      Config config, Prepared prepared, GlobalHeaders global) {
    return new Authenticator(config, prepared, global).run();
  }

  private CompletableFuture<Applied> run() {
    AuthSpec auth = config.spec().auth();
    List<List<String>> security = prepared.call().operation().spec().security();
    if (prepared.call().isForToken()) {
      // A token endpoint has requirements of its own or none: the API's would need a token again.
      auth = endpointOnly(auth);
    }
    AuthSpec used = auth;
    return new Chooser(used, credentials)
        .choose(security)
        .thenCompose(
            keys -> {
              CompletableFuture<Void> done = CompletableFuture.completedFuture(null);
              for (String key : keys) {
                Scheme scheme = used.schemes().get(key);
                if (scheme != null && !credentials.isCallers(scheme)) {
                  done = done.thenCompose(nothing -> apply(key, scheme));
                }
              }
              return done;
            })
        .thenApply(nothing -> applied);
  }

  private static AuthSpec endpointOnly(AuthSpec auth) {
    AuthSpec own = AuthSpec.of(AuthSpec.Mode.ENDPOINT);
    auth.schemes().forEach(own::scheme);
    return own;
  }

  private CompletableFuture<String> value(Credential credential) {
    return credential == null
        ? CompletableFuture.completedFuture("")
        : credentials.resolve(credential).thenApply(value -> value == null ? "" : value);
  }

  private CompletableFuture<Void> apply(String key, Scheme scheme) {
    if (scheme instanceof Scheme.Bearer bearer) {
      return value(bearer.token())
          .thenAccept(
              token -> {
                applied.addSecret(token);
                applied.headers().put("Authorization", "Bearer " + token);
              });
    }
    if (scheme instanceof Scheme.Basic basic) {
      return value(basic.username())
          .thenCombine(value(basic.password()), (user, password) -> basic(basic, user, password));
    }
    if (scheme instanceof Scheme.Key one) {
      return value(one.value()).thenAccept(value -> put(one, value));
    }
    return token(key, (Scheme.OAuth) scheme);
  }

  private Void basic(Scheme.Basic scheme, String user, String password) {
    if (!scheme.credentials().isEmpty()) {
      byte[] pair = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
      String encoded = Base64.getEncoder().encodeToString(pair);
      applied.addSecret(password);
      applied.addSecret(encoded);
      applied.headers().put("Authorization", "Basic " + encoded);
    }
    return null;
  }

  private void put(Scheme.Key scheme, String value) {
    applied.addSecret(value);
    String text = (scheme.prefix() == null ? "" : scheme.prefix()) + value;
    switch (scheme.place()) {
      case HEADER -> applied.headers().put(scheme.name(), text);
      case QUERY -> applied.query().put(scheme.name(), text);
      case COOKIE -> applied.cookies().put(scheme.name(), text);
    }
  }

  private CompletableFuture<Void> token(String key, Scheme.OAuth scheme) {
    return value(scheme.flow().token())
        .thenCompose(
            given ->
                given.isEmpty() ? fetch(key, scheme) : CompletableFuture.completedFuture(given))
        .thenAccept(
            token -> {
              applied.addSecret(token);
              String prefix = scheme.flow().prefix();
              String text = prefix.isEmpty() ? token : prefix + " " + token;
              applied.headers().put(scheme.flow().header(), text);
            });
  }

  private CompletableFuture<String> fetch(String key, Scheme.OAuth scheme) {
    TokenProvider provider = config.provider(key, scheme);
    return value(scheme.clientId())
        .thenCombine(value(scheme.clientSecret()), TokenProvider.TokenCredentials::new)
        .thenCompose(
            pair -> {
              applied.addSecret(pair.clientSecret());
              return provider.token(pair, prepared.call().cancellation());
            })
        .thenApply(
            token -> {
              applied.useToken(provider, token);
              return token;
            });
  }
}
