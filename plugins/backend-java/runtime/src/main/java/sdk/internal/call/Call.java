package sdk.internal.call;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.internal.spec.Operation;

/**
 * One logical call.
 *
 * @param <T> what the operation returns
 */
public final class Call<T> {
  private final Operation<T> operation;
  private final Arguments arguments;
  private final RequestOptions options;
  private final Cancellation cancellation;
  private Waiter waiter;
  private String url;
  private List<String> tokenSecrets;

  public Call(
      Operation<T> operation,
      Arguments arguments,
      RequestOptions options,
      Cancellation cancellation) {
    this.operation = operation;
    this.arguments = arguments;
    this.options = options == null ? RequestOptions.none() : options;
    this.cancellation = cancellation;
  }

  /** To a URL in place of base URL, path and query. The caller has checked its origin. */
  public Call<T> to(String value) {
    url = value;
    return this;
  }

  /** The thread that waits for this call. */
  Call<T> awaitedBy(Waiter value) {
    waiter = value;
    return this;
  }

  /** A call to a token endpoint: no token of its own, no key, no log, and safe to repeat. */
  Call<T> forToken(String value, List<String> secrets) {
    url = value;
    tokenSecrets = secrets;
    return this;
  }

  /** Makes the call. What is thrown before anything is sent fails the future as well. */
  public <R> CompletableFuture<RawResponse<R>> perform(Config config, Consume<R> consume) {
    try {
      return new Perform<>(config, Prepared.of(config, this), consume).run();
    } catch (RuntimeException e) {
      return Futures.failed(e);
    }
  }

  public Operation<T> operation() {
    return operation;
  }

  public Arguments arguments() {
    return arguments;
  }

  public RequestOptions options() {
    return options;
  }

  public Cancellation cancellation() {
    return cancellation;
  }

  /** Null where no thread waits, or waits for more than this call. */
  Waiter waiter() {
    return waiter;
  }

  String url() {
    return url;
  }

  public boolean isForToken() {
    return tokenSecrets != null;
  }

  List<String> tokenSecrets() {
    return tokenSecrets == null ? List.of() : tokenSecrets;
  }
}
