package sdk.internal.call;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import sdk.errors.ConfigurationException;
import sdk.internal.spec.AuthSpec;
import sdk.internal.spec.Operation;
import sdk.internal.url.Urls;

/** What all attempts of a call share. */
public final class Prepared {
  private static final Set<String> IDEMPOTENT =
      Set.of("GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE");

  final Call<?> call;
  final RequestParts parts;

  /** Without what credentials add. */
  final String url;

  /** Headers below those of credentials, lowest first. */
  final List<Map<String, String>> below;

  /** Headers above those of credentials, lowest first: the caller's. */
  final List<Map<String, String>> above;

  /** Sending it twice does no harm. */
  final boolean isSafe;

  final int maxRetries;
  final Duration timeout;

  /** Null where nothing is logged. */
  final Log log;

  private Prepared(Config config, Call<?> call) {
    this.call = call;
    checkCredentials(config.spec().auth(), call.options().credentialOptions());
    this.parts = new RequestParts(config, call);
    boolean isForToken = call.isForToken();
    // A server that only issues tokens gets nothing that is meant for the API.
    boolean isForeign = isForToken && call.url() != null;
    this.above =
        List.of(
            isForeign ? Map.of() : config.settings().headers(),
            parts.headers,
            call.options().headers());
    Idempotency key = isForToken ? new Idempotency(Map.of(), false) : idempotency();
    this.below = List.of(ownHeaders(config), key.headers());
    this.url = call.url() == null ? urlOf(config) : call.url();
    Boolean unsafe = config.settings().retryUnsafe();
    this.isSafe =
        isForToken
            || key.isKeyed()
            || operation().spec().isIdempotent()
            || IDEMPOTENT.contains(operation().method())
            || (unsafe == null ? config.spec().isRetryUnsafe() : unsafe);
    this.maxRetries = config.retriesOf(operation(), call.options());
    this.timeout = config.timeoutOf(call.options());
    this.log = isForToken ? null : config.log();
  }

  /** Fails for a credential that nothing would send: the call would have the client's own. */
  private static void checkCredentials(AuthSpec auth, Set<String> given) {
    if (given.isEmpty()) {
      return;
    }
    Set<String> known = auth.options();
    for (String option : given) {
      if (!known.contains(option)) {
        String names = known.isEmpty() ? "none" : String.join(", ", known);
        throw new ConfigurationException(
            "There is no credential " + option + "; the client has " + names);
      }
    }
  }

  /** Builds what does not change from attempt to attempt. Fails for what cannot be sent. */
  static Prepared of(Config config, Call<?> call) {
    return new Prepared(config, call);
  }

  public Call<?> call() {
    return call;
  }

  Operation<?> operation() {
    return call.operation();
  }

  /** Whether the body, if there is one, can be sent again. */
  boolean isReplayable() {
    return parts.body == null || parts.body.content().isReplayable();
  }

  /** The headers that the caller sets or removes. */
  public Map<String, String> callerHeaders() {
    Map<String, String> all = new LinkedHashMap<>();
    above.forEach(all::putAll);
    return all;
  }

  Called called(int attempts, List<String> secrets) {
    List<String> all = new ArrayList<>(call.tokenSecrets());
    all.addAll(secrets);
    return new Called(operation().method(), url, attempts, all);
  }

  private String urlOf(Config config) {
    String base =
        call.options().baseUrl().map(Urls::check).orElseGet(() -> config.baseOf(operation()));
    return Urls.join(base, parts.path, parts.query);
  }

  private Map<String, String> ownHeaders(Config config) {
    var response = operation().spec().response();
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("User-Agent", config.spec().userAgent());
    headers.put("Accept", response == null ? "*/*" : response.accept());
    if (parts.body != null && parts.body.contentType() != null) {
      headers.put("Content-Type", parts.body.contentType());
    }
    return headers;
  }

  private record Idempotency(Map<String, String> headers, boolean isKeyed) {}

  /** The key of the call: a header that the caller sets or removes wins over all others. */
  private Idempotency idempotency() {
    String name = operation().spec().idempotencyKey();
    if (name == null) {
      return new Idempotency(Map.of(), false);
    }
    boolean isGiven = false;
    String given = null;
    for (Map.Entry<String, String> header : callerHeaders().entrySet()) {
      if (header.getKey().equalsIgnoreCase(name)) {
        isGiven = true;
        given = header.getValue();
      }
    }
    if (isGiven) {
      return new Idempotency(Map.of(), given != null);
    }
    String key = call.options().idempotencyKey().orElseGet(() -> UUID.randomUUID().toString());
    return new Idempotency(Map.of(name, key), true);
  }
}
