package sdk.internal.auth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import sdk.core.RequestOptions;
import sdk.errors.ConfigurationException;
import sdk.internal.call.Config;
import sdk.internal.call.Prepared;
import sdk.internal.call.Supplied;
import sdk.internal.spec.Credential;
import sdk.internal.spec.Scheme;

/** The credentials that one attempt has. Suppliers are called at most once. */
final class Credentials {
  private final Config config;
  private final RequestOptions options;
  private final Map<Credential, CompletableFuture<String>> resolved = new HashMap<>();
  private final Set<String> callerHeaders = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  Credentials(Config config, Prepared prepared) {
    this.config = config;
    this.options = prepared.call().options();
    callerHeaders.addAll(prepared.callerHeaders().keySet());
  }

  /** The current value; null where none is given. */
  CompletableFuture<String> resolve(Credential credential) {
    CompletableFuture<String> known = resolved.get(credential);
    if (known == null) {
      known = find(credential);
      resolved.put(credential, known);
    }
    return known;
  }

  /** Option of the call, else of the client, else the environment. Empty text is a value. */
  private CompletableFuture<String> find(Credential credential) {
    String own = options.credential(credential.option()).orElse(null);
    if (own != null) {
      return CompletableFuture.completedFuture(own);
    }
    if (isReplaced(credential.option())) {
      return CompletableFuture.completedFuture(null);
    }
    return Supplied.value(config.settings().option(credential.option()))
        .thenApply(
            value -> {
              if (value == null) {
                return config.environment(credential.env());
              }
              if (value instanceof String text) {
                return text;
              }
              throw new ConfigurationException(credential.option() + " must be a string");
            });
  }

  /** Whether a call brings the other part of a credential: half of it would not go with ours. */
  private boolean isReplaced(String option) {
    for (Scheme scheme : config.spec().auth().schemes().values()) {
      if (scheme instanceof Scheme.Basic) {
        var parts = scheme.credentials().stream().map(Credential::option).toList();
        if (parts.contains(option)
            && parts.stream().anyMatch(part -> options.credential(part).isPresent())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the caller has taken over the header of a scheme. */
  boolean isCallers(Scheme scheme) {
    return scheme.header() != null && callerHeaders.contains(scheme.header());
  }

  /** The credentials that a scheme needs and that are not there. */
  CompletableFuture<List<Credential>> lacking(Scheme scheme) {
    if (isCallers(scheme)) {
      return CompletableFuture.completedFuture(List.of());
    }
    CompletableFuture<List<Credential>> lacking =
        CompletableFuture.completedFuture(new ArrayList<>());
    for (Credential credential : scheme.credentials()) {
      lacking =
          lacking.thenCombine(
              resolve(credential),
              (found, value) -> {
                if (value == null || value.isEmpty() && !(scheme instanceof Scheme.Basic)) {
                  found.add(credential);
                }
                return found;
              });
    }
    if (!(scheme instanceof Scheme.OAuth oauth) || oauth.flow().token() == null) {
      return lacking;
    }
    return lacking.thenCombine(
        resolve(oauth.flow().token()),
        (found, token) -> token == null || token.isEmpty() ? found : List.of());
  }
}
