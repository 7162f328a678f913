package sdk.internal.stream;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import sdk.internal.call.Futures;
import sdk.internal.call.Reply;

/**
 * Reads a single response.
 *
 * @param <T> the type of its values
 */
final class ReplySource<T> implements Source<T> {
  private final Reply reply;
  private final Frames frames;
  private final Queue<Item<T>> ready = new ArrayDeque<>();
  private RuntimeException failure;
  private boolean isRead;
  private volatile boolean isClosed;

  ReplySource(Reply reply, Function<Consumer<Item<?>>, Frames> frames) {
    this.reply = reply;
    this.frames = frames.apply(this::add);
  }

  @SuppressWarnings("unchecked") // The operation declares its items by the type of its response.
  private void add(Item<?> item) {
    ready.add((Item<T>) item);
  }

  @Override
  public Reply reply() {
    return reply;
  }

  @Override
  public CompletableFuture<Item<T>> next() {
    while (true) {
      if (isClosed) {
        return CompletableFuture.completedFuture(Item.end());
      }
      Item<T> item = ready.poll();
      if (item != null) {
        return CompletableFuture.completedFuture(item);
      }
      if (failure != null || isRead || frames.isDone()) {
        reply.close();
        return failure == null
            ? CompletableFuture.completedFuture(Item.end())
            : Futures.failed(failure);
      }
      CompletableFuture<byte[]> chunk = reply.nextChunk();
      // Chunks that are there already take no stack.
      if (!chunk.isDone() || chunk.isCompletedExceptionally()) {
        return chunk.handle(this::after).thenCompose(next -> next);
      }
      accept(chunk.join());
    }
  }

  private CompletableFuture<Item<T>> after(byte[] chunk, Throwable error) {
    if (error == null) {
      accept(chunk);
      return next();
    }
    if (isClosed) {
      return CompletableFuture.completedFuture(Item.end());
    }
    reply.close();
    return Futures.failed(Futures.cause(error));
  }

  private void accept(byte[] chunk) {
    try {
      if (chunk == null) {
        isRead = true;
        frames.end();
      } else {
        frames.feed(chunk);
      }
    } catch (RuntimeException e) {
      // It comes after the values before it.
      failure = e;
    }
  }

  @Override
  public void close() {
    isClosed = true;
    reply.close();
  }
}
