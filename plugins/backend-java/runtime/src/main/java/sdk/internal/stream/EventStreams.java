package sdk.internal.stream;

import java.util.concurrent.CompletableFuture;
import sdk.core.EventStream;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Consume;
import sdk.internal.call.Core;
import sdk.internal.call.Reply;
import sdk.internal.spec.Operation;

/** Calls operations that answer with server-sent events. */
public final class EventStreams {
  private EventStreams() {}

  /** Makes the call, and waits. */
  public static <T> EventStream<T> call(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return callRaw(core, operation, arguments, options).body();
  }

  /** Makes the call. */
  public static <T> CompletableFuture<EventStream<T>> callAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.start(operation, arguments, options, EventStreams.<T>consume(), RawResponse::body);
  }

  /** Makes the call, waits, and gives the result together with its response. */
  public static <T> RawResponse<EventStream<T>> callRaw(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.wait(operation, arguments, options, EventStreams.<T>consume());
  }

  /** Makes the call, and gives the result together with its response. */
  public static <T> CompletableFuture<RawResponse<EventStream<T>>> callRawAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.start(
        operation, arguments, options, EventStreams.<T>consume(), response -> response);
  }

  private static <T> Consume<EventStream<T>> consume() {
    return reply ->
        open(reply)
            .thenApply(
                open ->
                    new EventStream<>(
                        new ReplySource<T>(
                            open, to -> new EventFrames(open, "", event -> {}, to))));
  }

  static CompletableFuture<Reply> open(Reply reply) {
    boolean isOfType = reply.mediaType().equals("text/event-stream");
    return Replies.open(reply, "a stream of events", isOfType);
  }
}
