package sdk.internal.stream;

import java.util.concurrent.CompletableFuture;
import sdk.core.EventStream;
import sdk.core.HttpResponse;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Consume;
import sdk.internal.call.Core;
import sdk.internal.call.Reply;
import sdk.internal.spec.Operation;

/** Calls operations whose responses are read as they arrive. */
public final class Streams {
  private Streams() {}

  /** Calls an operation that answers with server-sent events, and waits until they begin. */
  public static <T> EventStream<T> events(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.wait(operation, arguments, options, Streams.<T>eventsOf()).body();
  }

  /** Calls an operation that answers with server-sent events. */
  public static <T> CompletableFuture<EventStream<T>> eventsAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.start(operation, arguments, options, Streams.<T>eventsOf(), HttpResponse::body);
  }

  /** Calls an operation that answers with a JSON value a line, and waits until they begin. */
  public static <T> EventStream<T> lines(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.wait(operation, arguments, options, Streams.<T>linesOf()).body();
  }

  /** Calls an operation that answers with a JSON value a line. */
  public static <T> CompletableFuture<EventStream<T>> linesAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.start(operation, arguments, options, Streams.<T>linesOf(), HttpResponse::body);
  }

  private static <T> Consume<EventStream<T>> eventsOf() {
    return reply ->
        openEvents(reply)
            .thenApply(
                open ->
                    streamOf(
                        new ReplySource<T>(open, to -> new EventFrames(open, event -> {}, to))));
  }

  private static <T> Consume<EventStream<T>> linesOf() {
    return reply ->
        Replies.open(reply, "a stream of JSON lines", reply.mediaType().contains("json"))
            .thenApply(open -> streamOf(new ReplySource<T>(open, to -> new LineFrames(open, to))));
  }

  static CompletableFuture<Reply> openEvents(Reply reply) {
    boolean isOfType = reply.mediaType().equals("text/event-stream");
    return Replies.open(reply, "a stream of events", isOfType);
  }

  static <T> EventStream<T> streamOf(Source<T> source) {
    return new EventStream<>(source);
  }
}
