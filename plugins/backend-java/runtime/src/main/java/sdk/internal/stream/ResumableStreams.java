package sdk.internal.stream;

import java.util.concurrent.CompletableFuture;
import sdk.core.EventStream;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Consume;
import sdk.internal.call.Core;
import sdk.internal.spec.Operation;

/** Calls operations whose events go on where a connection broke off. */
public final class ResumableStreams {
  private ResumableStreams() {}

  /** Makes the call, and waits. */
  public static <T> EventStream<T> call(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return callRaw(core, operation, arguments, options).body();
  }

  /** Makes the call. */
  public static <T> CompletableFuture<EventStream<T>> callAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.start(
        operation,
        arguments,
        options,
        consume(core, operation, arguments, options),
        RawResponse::body);
  }

  /** Makes the call, waits, and gives the result together with its response. */
  public static <T> RawResponse<EventStream<T>> callRaw(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.wait(operation, arguments, options, consume(core, operation, arguments, options));
  }

  /** Makes the call, and gives the result together with its response. */
  public static <T> CompletableFuture<RawResponse<EventStream<T>>> callRawAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.start(
        operation,
        arguments,
        options,
        consume(core, operation, arguments, options),
        response -> response);
  }

  private static <T> Consume<EventStream<T>> consume(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return reply ->
        EventStreams.open(reply)
            .thenApply(
                open ->
                    new EventStream<>(
                        new ResumingSource<>(core, operation, arguments, options, open)));
  }
}
