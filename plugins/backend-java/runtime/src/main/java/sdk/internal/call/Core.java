package sdk.internal.call;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import sdk.core.ClientSettings;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.errors.ConfigurationException;
import sdk.internal.body.JsonBody;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Operation;
import sdk.internal.spec.ResponseSpec;
import sdk.internal.url.Paths;
import sdk.json.Types;

/** What all resources of one client share. It never prints what it holds. */
public final class Core implements AutoCloseable {
  private final Config config;
  private final AtomicLong ids = new AtomicLong();

  /** Makes the core of a client. Fails for options that cannot work. */
  public Core(ClientSpec spec, ClientSettings settings) {
    this(spec, settings, Retry::waitBefore);
  }

  /** For tests, which do not wait. */
  Core(ClientSpec spec, ClientSettings settings, Config.Backoff backoff) {
    this.config = new Config(spec, settings, backoff);
  }

  /** Options for a client that shares connections and access tokens with this one. */
  public ClientSettings settings() {
    return config.settings().derivedFrom(config);
  }

  public Config config() {
    return config;
  }

  /** Calls an operation whose response is read as a whole, and waits. */
  public <T> T call(Operation<T> operation, Arguments arguments, RequestOptions options) {
    return callRaw(operation, arguments, options).body();
  }

  /** Calls an operation whose response is read as a whole. */
  public <T> CompletableFuture<T> callAsync(
      Operation<T> operation, Arguments arguments, RequestOptions options) {
    return start(operation, arguments, options, Decoder::<T>buffered, RawResponse::body);
  }

  /** Calls an operation, waits, and gives the result together with its response. */
  public <T> RawResponse<T> callRaw(
      Operation<T> operation, Arguments arguments, RequestOptions options) {
    return wait(operation, arguments, options, Decoder::<T>buffered);
  }

  /** Calls an operation, and gives the result together with its response. */
  public <T> CompletableFuture<RawResponse<T>> callRawAsync(
      Operation<T> operation, Arguments arguments, RequestOptions options) {
    return start(operation, arguments, options, Decoder::<T>buffered, response -> response);
  }

  /** Calls an endpoint that the SDK does not declare, and waits. */
  public RawResponse<JsonNode> request(
      String method, String path, Object body, RequestOptions options) {
    return callRaw(undeclared(method, path), Arguments.none().with("body", body), options);
  }

  /** Calls an endpoint that the SDK does not declare. */
  public CompletableFuture<RawResponse<JsonNode>> requestAsync(
      String method, String path, Object body, RequestOptions options) {
    Arguments arguments = Arguments.none().with("body", body);
    return callRawAsync(undeclared(method, path), arguments, options);
  }

  /** The id of the next remote call. */
  public long nextId() {
    return ids.incrementAndGet();
  }

  /** How often a call is made again at most. */
  public int retriesOf(Operation<?> operation, RequestOptions options) {
    return config.retriesOf(operation, options);
  }

  /** Milliseconds before a retry if the server does not send {@code Retry-After}. */
  public long waitBefore(int retry) {
    return Math.round(config.backoff().before(retry, OptionalDouble.empty()));
  }

  /** The base URL of a call. */
  public String baseOf(Operation<?> operation, RequestOptions options) {
    String own = options == null ? null : options.baseUrl().orElse(null);
    return own == null ? config.baseOf(operation) : own;
  }

  private static Operation<JsonNode> undeclared(String method, String path) {
    boolean isAbsolute = path.matches("(?is)[a-z][a-z0-9+.-]*:.*");
    if (isAbsolute) {
      throw new ConfigurationException("The path must be relative to the base URL");
    }
    if (Paths.hasDots(path.split("[?#]", 2)[0])) {
      throw new ConfigurationException("The path must not have segments that are \".\" or \"..\"");
    }
    ResponseSpec response = ResponseSpec.of(ResponseSpec.Kind.JSON, Types.ANY).empty().loose();
    return Operation.of(
        method.toUpperCase(Locale.ROOT),
        // It is not a template: braces have to be encoded anyway.
        path.replace("{", "%7B"),
        spec -> spec.body(JsonBody.spec().key("body").optional()).response(response));
  }

  /** Makes a call on the caller's thread, and waits for it. For features that read replies. */
  public <T, R> RawResponse<R> wait(
      Operation<T> operation, Arguments arguments, RequestOptions options, Consume<R> consume) {
    Cancellation cancellation = new Cancellation();
    Waiter waiter = new Waiter();
    Call<T> call = new Call<>(operation, arguments, options, cancellation).awaitedBy(waiter);
    return Futures.await(
        () -> CallFuture.of(call.perform(config, consume), cancellation, null), waiter);
  }

  /** Makes a call, and hands out its future. For features that read replies. */
  public <T, R, S> CompletableFuture<S> start(
      Operation<T> operation,
      Arguments arguments,
      RequestOptions options,
      Consume<R> consume,
      Function<RawResponse<R>, S> result) {
    return startAt(null, operation, arguments, options, consume, result);
  }

  /** The same with a URL in place of the operation's own, if there is one. */
  public <T, R, S> CompletableFuture<S> startAt(
      String url,
      Operation<T> operation,
      Arguments arguments,
      RequestOptions options,
      Consume<R> consume,
      Function<RawResponse<R>, S> result) {
    Cancellation cancellation = new Cancellation();
    Call<T> call = new Call<>(operation, arguments, options, cancellation).to(url);
    CompletableFuture<S> made = call.perform(config, consume).thenApply(result);
    return CallFuture.of(made, cancellation, new Throwable());
  }

  /**
   * Lets go of the connections, which derived clients share. Calls that have begun go on, others
   * fail.
   */
  @Override
  public void close() {
    config.platform().close();
  }

  @Override
  public String toString() {
    ClientSpec spec = config.spec();
    return spec.packageName() + "/" + spec.version() + " (credentials: ***)";
  }
}
