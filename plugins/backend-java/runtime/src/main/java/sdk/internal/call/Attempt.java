package sdk.internal.call;

import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import sdk.core.HttpTransport;
import sdk.core.Interceptor;
import sdk.core.RawResponse;
import sdk.core.TransportRequest;
import sdk.core.TransportResponse;
import sdk.errors.BrandConnectionException;
import sdk.internal.auth.Applied;
import sdk.internal.auth.Authenticator;

/**
 * Sends the request of a call once. Credentials are evaluated anew; interceptors wrap what is sent.
 *
 * @param <T> what is read of the response
 */
final class Attempt<T> {
  /**
   * What follows an attempt that did not fail: a result, a retry for a reason, or, without either,
   * another attempt with a new access token.
   */
  record Outcome<T>(RawResponse<T> result, String retryReason, OptionalDouble asked) {}

  private final Config config;
  private final Prepared prepared;
  private final int number;
  private final boolean canRetry;
  private final boolean canRenew;
  private final Consume<T> consume;

  Attempt(
      Config config,
      Prepared prepared,
      int number,
      boolean canRetry,
      boolean canRenew,
      Consume<T> consume) {
    this.config = config;
    this.prepared = prepared;
    this.number = number;
    this.canRetry = canRetry;
    this.canRenew = canRenew;
    this.consume = consume;
  }

  CompletableFuture<Outcome<T>> run(Consumer<Reply> onResponse) {
    Cancellation cancellation = prepared.call.cancellation();
    CompletableFuture<Applied> applied =
        GlobalHeaders.add(config, prepared.call)
            .thenCompose(global -> Authenticator.authenticate(config, prepared, global));
    return cancellation
        .guard(applied)
        .thenCompose(
            credentials -> {
              Throwable ended = cancellation.reason();
              return ended == null ? send(credentials, onResponse) : Futures.failed(ended);
            });
  }

  private CompletableFuture<Outcome<T>> send(Applied applied, Consumer<Reply> onResponse) {
    Called called = prepared.called(number, applied.secrets());
    TransportRequest request = Requests.of(prepared, applied);
    Deadline deadline =
        new Deadline(config.watch(), prepared.timeout, prepared.call.cancellation(), called)
            .start();
    if (prepared.log != null) {
      prepared.log.withHeaders(
          "request", Log.fields(request.method(), request.url(), number), request.headers());
    }
    Holder holder = new Holder();
    return exchange(request, deadline)
        .thenCompose(
            response -> {
              Reply reply = new Reply(config, prepared, response, request.url(), deadline);
              holder.reply = reply;
              onResponse.accept(reply);
              return reply.isSuccess()
                  ? consume.read(reply).thenApply(body -> done(reply, body))
                  : afterFailure(reply, applied);
            })
        .whenComplete((outcome, error) -> finish(holder.reply, deadline));
  }

  /** The reply of the attempt, once there is one. */
  private static final class Holder {
    private volatile Reply reply;
  }

  private static void finish(Reply reply, Deadline deadline) {
    if (reply == null || !reply.isKeptOpen()) {
      deadline.end();
      if (reply != null) {
        reply.source().close();
      }
    }
  }

  private Outcome<T> done(Reply reply, T body) {
    RawResponse<T> result =
        new RawResponse<>(body, reply.status(), reply.headers(), reply.url(), reply.requestId());
    return new Outcome<>(result, null, OptionalDouble.empty());
  }

  /** Decides what follows a status that is not a success. */
  private CompletableFuture<Outcome<T>> afterFailure(Reply reply, Applied applied) {
    int status = reply.status();
    if (status == 401 && applied.isTokenUsed()) {
      applied.invalidateToken();
      if (canRenew) {
        return reply
            .passOver()
            .thenApply(nothing -> new Outcome<>(null, null, OptionalDouble.empty()));
      }
    }
    OptionalDouble asked = reply.askedWait();
    boolean passes = Retry.isTransient(status) && (prepared.isSafe || Retry.hadNoEffect(status));
    if (canRetry && passes && asked.orElse(0) <= Retry.LONGEST_WAIT) {
      return reply
          .passOver()
          .thenApply(nothing -> new Outcome<>(null, Integer.toString(status), asked));
    }
    return Failure.read(reply).thenCompose(Futures::failed);
  }

  /** Sends a request through all interceptors, the first of which is the outermost. */
  private CompletableFuture<TransportResponse> exchange(
      TransportRequest request, Deadline deadline) {
    List<Interceptor> interceptors = config.settings().interceptors();
    // An interceptor may wait for what it passes on: nothing is left to its thread then.
    Waiter waiter = interceptors.isEmpty() ? prepared.call.waiter() : null;
    HttpTransport next = sent -> new Sender(config.transport(), deadline, waiter).send(sent);
    for (int i = interceptors.size() - 1; i >= 0; i--) {
      Interceptor layer = interceptors.get(i);
      HttpTransport inner = next;
      next = sent -> layer.intercept(sent, inner);
    }
    CompletableFuture<TransportResponse> response;
    try {
      response = next.send(request);
    } catch (RuntimeException e) {
      response = Futures.failed(e);
    }
    return deadline
        .guard(response)
        .handle(
            (value, error) -> {
              if (error == null && value != null) {
                return CompletableFuture.completedFuture(value);
              }
              Throwable ended = deadline.reason();
              return Futures.<TransportResponse>failed(
                  ended == null ? surfaced(error, deadline) : ended);
            })
        .thenCompose(done -> done);
  }

  /** What an interceptor throws surfaces as it is; the transport's failures are explained. */
  private static Throwable surfaced(Throwable error, Deadline deadline) {
    return error == null
        ? new BrandConnectionException(
            deadline.called().failed("an interceptor gave no response"), deadline.phase(), null)
        : Futures.cause(error);
  }
}
