package sdk.internal.stream;

import java.util.concurrent.CompletableFuture;
import sdk.core.EventStream;
import sdk.core.HttpResponse;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Consume;
import sdk.internal.call.Core;
import sdk.internal.spec.Operation;

/** Calls operations whose events go on where a connection broke off. */
public final class ResumableStreams {
  private ResumableStreams() {}

  /** Calls the operation, and waits until the events begin. */
  public static <T> EventStream<T> events(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.wait(operation, arguments, options, consume(core, operation, arguments, options))
        .body();
  }

  /** Calls the operation. */
  public static <T> CompletableFuture<EventStream<T>> eventsAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    Consume<EventStream<T>> consume = consume(core, operation, arguments, options);
    return core.start(operation, arguments, options, consume, HttpResponse::body);
  }

  private static <T> Consume<EventStream<T>> consume(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return reply ->
        Streams.openEvents(reply)
            .thenApply(
                open ->
                    Streams.streamOf(
                        new ResumingSource<>(core, operation, arguments, options, open)));
  }
}
