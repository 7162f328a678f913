package sdk.internal.stream;

import java.util.concurrent.CompletableFuture;
import sdk.core.EventStream;
import sdk.core.HttpResponse;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Consume;
import sdk.internal.call.Core;
import sdk.internal.spec.Operation;

/** Calls methods that answer with a stream by the Connect protocol. */
public final class ConnectStreams {
  private ConnectStreams() {}

  /** Makes the call, and waits until the messages begin. */
  public static <T> HttpResponse<EventStream<T>> messages(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.wait(operation, arguments, options, ConnectStreams.<T>consume());
  }

  /** Makes the call. */
  public static <T> CompletableFuture<HttpResponse<EventStream<T>>> messagesAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return core.start(
        operation, arguments, options, ConnectStreams.<T>consume(), response -> response);
  }

  private static <T> Consume<EventStream<T>> consume() {
    return reply ->
        Replies.open(
                reply, "a stream of messages", reply.mediaType().startsWith("application/connect"))
            .thenApply(
                open ->
                    Streams.streamOf(new ReplySource<T>(open, to -> new MessageFrames(open, to))));
  }
}
