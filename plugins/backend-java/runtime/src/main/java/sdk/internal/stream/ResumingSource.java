package sdk.internal.stream;

import java.util.concurrent.CompletableFuture;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.errors.BrandCanceledException;
import sdk.errors.BrandConnectionException;
import sdk.errors.StreamException;
import sdk.internal.call.Arguments;
import sdk.internal.call.Cancellation;
import sdk.internal.call.Core;
import sdk.internal.call.Futures;
import sdk.internal.call.Reply;
import sdk.internal.spec.BodySpec;
import sdk.internal.spec.Operation;

/**
 * Reads one response after the other: where a connection breaks off, the call is made again with
 * the id of the last event, as often as calls are retried before another event comes.
 *
 * @param <T> the type of the values
 */
final class ResumingSource<T> implements Source<T> {
  private final Core core;
  private final Operation<T> operation;
  private final Arguments arguments;
  private final RequestOptions options;
  private final Reply first;
  private final int limit;
  private final Cancellation closing = new Cancellation();
  private volatile Source<T> current;
  private volatile String lastId = "";
  private volatile int failures;

  ResumingSource(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options, Reply first) {
    this.core = core;
    this.operation = operation;
    this.arguments = arguments;
    this.options = options == null ? RequestOptions.none() : options;
    this.first = first;
    BodySpec body = operation.spec().body();
    // A body with files may be one to be read once.
    boolean isRepeatable = body == null || !body.hasFiles();
    this.limit = isRepeatable ? core.retriesOf(operation, this.options) : 0;
    this.current = sourceOf(first);
  }

  private Source<T> sourceOf(Reply reply) {
    return new ReplySource<>(reply, to -> new EventFrames(reply, lastId, this::see, to));
  }

  private void see(ServerEvent event) {
    failures = 0;
    lastId = event.id();
  }

  @Override
  public Reply reply() {
    return first;
  }

  @Override
  public CompletableFuture<Item<T>> next() {
    CompletableFuture<Item<T>> item = current.next();
    if (item.isDone() && !item.isCompletedExceptionally()) {
      return item;
    }
    return item.handle(
            (value, error) -> {
              if (error == null) {
                return CompletableFuture.completedFuture(value);
              }
              Throwable cause = Futures.cause(error);
              return canResume(cause) ? reconnect() : Futures.<Item<T>>failed(cause);
            })
        .thenCompose(next -> next);
  }

  /** Whether the stream ended before its time, and not because the server reported an error. */
  private boolean canResume(Throwable error) {
    boolean brokeOff =
        error instanceof BrandConnectionException
            || error instanceof StreamException stream && stream.data().isEmpty();
    return brokeOff && !lastId.isEmpty() && failures < limit && closing.reason() == null;
  }

  private CompletableFuture<Item<T>> reconnect() {
    failures += 1;
    return closing
        .guard(Futures.delay(Math.max(1, core.waitBefore(failures))))
        .thenComposeAsync(nothing -> again())
        .thenCompose(
            reply -> {
              if (closing.reason() != null) {
                // It was closed while it was being connected anew.
                reply.close();
                return CompletableFuture.completedFuture(Item.<T>end());
              }
              current = sourceOf(reply);
              return next();
            })
        .handle(
            (item, error) -> {
              if (error == null) {
                return CompletableFuture.completedFuture(item);
              }
              return closing.reason() == null
                  ? Futures.<Item<T>>failed(Futures.cause(error))
                  : CompletableFuture.completedFuture(Item.<T>end());
            })
        .thenCompose(next -> next);
  }

  private CompletableFuture<Reply> again() {
    RequestOptions with = options.toBuilder().header("Last-Event-ID", lastId).build();
    return core.start(operation, arguments, with, EventStreams::open, RawResponse::body);
  }

  @Override
  public void close() {
    closing.end(new BrandCanceledException("The stream is closed", null));
    current.close();
  }
}
