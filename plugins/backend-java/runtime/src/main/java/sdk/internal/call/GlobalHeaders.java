package sdk.internal.call;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import sdk.errors.ConfigurationException;
import sdk.internal.spec.HeaderSpec;
import sdk.internal.url.Values;

/**
 * Headers that the API declares for all requests, or for those of an operation's definition.
 *
 * <p>Not a record, which would print its secrets.
 */
public final class GlobalHeaders {
  private final Map<String, String> headers = new LinkedHashMap<>();
  private final List<String> secrets = new ArrayList<>();

  private GlobalHeaders() {}

  public Map<String, String> headers() {
    return headers;
  }

  /** The values that must not be shown. */
  public List<String> secrets() {
    return secrets;
  }

  static CompletableFuture<GlobalHeaders> add(Config config, Call<?> call) {
    GlobalHeaders found = new GlobalHeaders();
    CompletableFuture<GlobalHeaders> all = CompletableFuture.completedFuture(found);
    if (call.isForToken() && call.url() != null) {
      return all;
    }
    TreeSet<String> callers = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    callers.addAll(config.settings().headers().keySet());
    callers.addAll(call.options().headers().keySet());
    String definition = call.operation().spec().definition();
    for (HeaderSpec spec : config.spec().headers()) {
      boolean isMeant = spec.definition() == null || spec.definition().equals(definition);
      if (isMeant && !callers.contains(spec.header())) {
        all = all.thenCompose(headers -> headers.add(config, spec));
      }
    }
    return all;
  }

  private CompletableFuture<GlobalHeaders> add(Config config, HeaderSpec spec) {
    if (spec.literal() != null) {
      headers.put(spec.header(), spec.literal());
    } else if (spec.template() != null) {
      String value = config.environment().fill(spec.template());
      if (value != null) {
        headers.put(spec.header(), value);
        secrets.add(value);
      }
    } else {
      return Supplied.value(config.settings().option(spec.option()))
          .thenApply(given -> put(spec, given, config.environment(spec.env())));
    }
    return CompletableFuture.completedFuture(this);
  }

  private GlobalHeaders put(HeaderSpec spec, Object given, String environment) {
    Object fallback = environment == null ? spec.defaultValue() : environment;
    Object value = given == null ? fallback : given;
    if (value != null) {
      headers.put(spec.header(), Values.text(value, spec.header()));
    } else if (spec.isRequired()) {
      String or = spec.env() == null ? "" : " or set " + spec.env();
      throw new ConfigurationException(
          "The header " + spec.header() + " is needed: pass " + spec.option() + or);
    }
    return this;
  }
}
