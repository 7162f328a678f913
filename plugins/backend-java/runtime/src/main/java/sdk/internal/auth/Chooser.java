package sdk.internal.auth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import sdk.errors.MissingCredentialsException;
import sdk.internal.spec.AuthSpec;
import sdk.internal.spec.AuthSpec.Mode;
import sdk.internal.spec.Credential;
import sdk.internal.spec.Scheme;

/** Chooses the schemes of an attempt. */
final class Chooser {
  private final AuthSpec auth;
  private final Credentials credentials;

  /** By scheme, the credentials that are not there. */
  private final Map<String, List<Credential>> missingParts = new HashMap<>();

  Chooser(AuthSpec auth, Credentials credentials) {
    this.auth = auth;
    this.credentials = credentials;
  }

  /** The keys of the schemes to apply; null as requirements where the operation declares none. */
  CompletableFuture<List<String>> choose(List<List<String>> security) {
    if (security != null && security.isEmpty() || auth.mode() == Mode.NONE) {
      return CompletableFuture.completedFuture(List.of());
    }
    if (auth.mode() == Mode.ENDPOINT) {
      return alternative(security == null ? auth.security() : security, 0, new ArrayList<>());
    }
    List<String> keys = auth.apply();
    return missing(keys)
        .thenApply(
            missing -> {
              if (auth.mode() == Mode.ANY) {
                return keys.stream().filter(key -> !missing.contains(key)).limit(1).toList();
              }
              if (missing.isEmpty()) {
                return keys;
              }
              throw failure(
                  "No credentials provided for: " + String.join(", ", missing), List.of(missing));
            });
  }

  private CompletableFuture<List<String>> alternative(
      List<List<String>> requirements, int index, List<List<String>> missing) {
    if (index == requirements.size()) {
      if (missing.isEmpty()) {
        return CompletableFuture.completedFuture(List.of());
      }
      String all =
          missing.stream()
              .map(keys -> String.join(" AND ", keys))
              .collect(Collectors.joining(" OR "));
      throw failure(
          "No authentication credentials provided that satisfy the endpoint's security"
              + " requirements. Please provide credentials for: "
              + all,
          missing);
    }
    List<String> requirement = requirements.get(index);
    return missing(requirement)
        .thenCompose(
            lacking -> {
              if (lacking.isEmpty()) {
                return CompletableFuture.completedFuture(requirement);
              }
              missing.add(lacking);
              return alternative(requirements, index + 1, missing);
            });
  }

  /** Those of some schemes whose credentials are not there. */
  private CompletableFuture<List<String>> missing(List<String> keys) {
    CompletableFuture<List<String>> found = CompletableFuture.completedFuture(new ArrayList<>());
    for (String key : keys) {
      Scheme scheme = auth.schemes().get(key);
      CompletableFuture<List<Credential>> lacking =
          scheme == null
              ? CompletableFuture.completedFuture(List.of())
              : credentials.lacking(scheme);
      found =
          found.thenCombine(
              lacking,
              (missing, parts) -> {
                if (scheme == null || !parts.isEmpty()) {
                  missing.add(key);
                  missingParts.put(key, parts);
                }
                return missing;
              });
    }
    return found;
  }

  private MissingCredentialsException failure(String message, List<List<String>> missing) {
    Set<String> keys = new LinkedHashSet<>();
    missing.forEach(keys::addAll);
    StringBuilder text = new StringBuilder(message).append('.');
    for (String key : keys) {
      List<Credential> parts = missingParts.getOrDefault(key, List.of());
      if (!parts.isEmpty()) {
        text.append(' ').append(key).append(": ").append(hint(parts)).append('.');
      }
    }
    return new MissingCredentialsException(text.toString(), missing);
  }

  /** Where credentials come from. */
  private static String hint(List<Credential> parts) {
    String options = parts.stream().map(Credential::option).collect(Collectors.joining(" and "));
    String names =
        parts.stream()
            .map(Credential::env)
            .filter(Objects::nonNull)
            .collect(Collectors.joining(" and "));
    return "pass " + options + (names.isEmpty() ? "" : " or set " + names);
  }
}
