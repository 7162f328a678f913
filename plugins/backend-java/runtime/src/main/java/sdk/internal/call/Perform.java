package sdk.internal.call;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import sdk.core.LogLevel;
import sdk.core.RawResponse;
import sdk.errors.ApiException;
import sdk.errors.BrandConnectionException;

/**
 * The attempts of one call: as many as the retry policy allows. The last exception surfaces.
 *
 * @param <T> what is read of the response
 */
final class Perform<T> {
  private final Config config;
  private final Prepared prepared;
  private final Consume<T> consume;
  private final Cancellation cancellation;
  private int number;
  private int retries;
  private boolean canRenew = true;
  private long startedAt;

  Perform(Config config, Prepared prepared, Consume<T> consume) {
    this.config = config;
    this.prepared = prepared;
    this.consume = consume;
    this.cancellation = prepared.call.cancellation();
  }

  CompletableFuture<RawResponse<T>> run() {
    Throwable ended = cancellation.reason();
    if (ended != null) {
      return Futures.failed(ended);
    }
    number += 1;
    startedAt = System.nanoTime();
    boolean isReplayable = prepared.isReplayable();
    boolean canRetry = retries < prepared.maxRetries && isReplayable;
    Attempt<T> attempt =
        new Attempt<>(config, prepared, number, canRetry, canRenew && isReplayable, consume);
    return attempt
        .run(this::logResponse)
        .handle(
            (outcome, error) -> {
              if (error == null) {
                return after(outcome);
              }
              return afterFailure(Futures.cause(error), canRetry);
            })
        .thenCompose(next -> next);
  }

  private CompletableFuture<RawResponse<T>> after(Attempt.Outcome<T> outcome) {
    if (outcome.result() != null) {
      return CompletableFuture.completedFuture(outcome.result());
    }
    if (outcome.retryReason() == null) {
      canRenew = false;
      return run();
    }
    return retry(outcome.retryReason(), outcome.asked());
  }

  /** Another attempt after a connection that failed, where that is safe. */
  private CompletableFuture<RawResponse<T>> afterFailure(Throwable error, boolean canRetry) {
    if (error instanceof BrandConnectionException failed) {
      failed.countAttempts(number);
      if (canRetry && (prepared.isSafe || Retry.neverSent(error))) {
        return retry(error.getClass().getSimpleName(), OptionalDouble.empty());
      }
    }
    logFailure(error);
    return Futures.failed(error);
  }

  private CompletableFuture<RawResponse<T>> retry(String reason, OptionalDouble asked) {
    retries += 1;
    double wait = config.backoff().before(retries, asked);
    if (prepared.log != null) {
      Map<String, Object> fields = fields();
      fields.put("reason", reason);
      fields.put("waitMs", Math.round(wait));
      prepared.log.log(LogLevel.WARN, "retry", fields);
    }
    if (wait <= 0) {
      return run();
    }
    return cancellation
        .guard(Futures.delay(Math.max(1, Math.round(wait))))
        // Not on the thread of the clocks, which others wait for.
        .thenComposeAsync(nothing -> run());
  }

  private Map<String, Object> fields() {
    Map<String, Object> fields = Log.fields(prepared.operation().method(), prepared.url, number);
    fields.put("durationMs", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedAt));
    return fields;
  }

  private void logResponse(Reply reply) {
    if (prepared.log != null) {
      Map<String, Object> fields = fields();
      fields.put("status", reply.status());
      fields.put("requestId", reply.requestId());
      prepared.log.withHeaders("response", fields, reply.headers());
    }
  }

  private void logFailure(Throwable error) {
    if (prepared.log == null) {
      return;
    }
    Map<String, Object> fields = new LinkedHashMap<>(fields());
    if (error instanceof ApiException api) {
      fields.put("status", api.status());
      fields.put("requestId", api.requestId().orElse(null));
    }
    fields.put("reason", error.getClass().getSimpleName());
    prepared.log.log(LogLevel.ERROR, "error", fields);
  }
}
