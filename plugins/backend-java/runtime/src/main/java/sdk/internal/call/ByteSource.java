package sdk.internal.call;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;

/** The body of a response: chunks one by one, or all that is left. */
public final class ByteSource implements Flow.Subscriber<List<ByteBuffer>> {
  /** What takes chunks; false where it wants no more. */
  @FunctionalInterface
  interface Sink {
    boolean take(byte[] chunk);
  }

  private final Queue<byte[]> ready = new ArrayDeque<>();
  private Flow.Subscription subscription;
  private CompletableFuture<byte[]> waiting;
  private Sink sink;
  private CompletableFuture<Void> drained;
  private boolean isEnded;
  private boolean isClosed;
  private Throwable failure;

  /** Reads a body. */
  public static ByteSource of(Flow.Publisher<List<ByteBuffer>> body) {
    ByteSource source = new ByteSource();
    body.subscribe(source);
    return source;
  }

  /** The next bytes; null at the end. One may be awaited at a time. */
  public CompletableFuture<byte[]> next() {
    CompletableFuture<byte[]> asked;
    synchronized (this) {
      byte[] chunk = ready.poll();
      if (chunk != null) {
        return CompletableFuture.completedFuture(chunk);
      }
      if (failure != null) {
        return Futures.failed(failure);
      }
      if (isEnded || isClosed) {
        return CompletableFuture.completedFuture(null);
      }
      asked = new CompletableFuture<>();
      waiting = asked;
    }
    subscription.request(1);
    return asked;
  }

  /** Gives a sink all that is left, until it wants no more. */
  CompletableFuture<Void> drain(Sink to) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    synchronized (this) {
      if (failure != null) {
        return Futures.failed(failure);
      }
      if (isEnded || isClosed) {
        return CompletableFuture.completedFuture(null);
      }
      sink = to;
      drained = done;
    }
    subscription.request(Long.MAX_VALUE);
    return done;
  }

  /** Lets go of the rest, and of its connection. */
  public void close() {
    CompletableFuture<byte[]> asked;
    CompletableFuture<Void> done;
    Flow.Subscription open;
    synchronized (this) {
      if (isClosed) {
        return;
      }
      isClosed = true;
      asked = waiting;
      done = drained;
      open = isEnded ? null : subscription;
    }
    if (open != null) {
      open.cancel();
    }
    if (asked != null) {
      asked.complete(null);
    }
    if (done != null) {
      done.complete(null);
    }
  }

  @Override
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    byte[] chunk = bytesOf(buffers);
    CompletableFuture<byte[]> asked;
    Sink to;
    synchronized (this) {
      to = sink;
      asked = to == null && chunk.length > 0 ? waiting : null;
      if (to == null && asked == null && chunk.length > 0) {
        ready.add(chunk);
      }
      if (asked != null) {
        waiting = null;
      }
    }
    if (to != null) {
      if (!to.take(chunk)) {
        close();
      }
    } else if (asked != null) {
      asked.complete(chunk);
    } else if (chunk.length == 0) {
      subscription.request(1);
    }
  }

  private static byte[] bytesOf(List<ByteBuffer> buffers) {
    if (buffers.size() == 1) {
      return bytesOf(buffers.get(0));
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    buffers.forEach(buffer -> all.writeBytes(bytesOf(buffer)));
    return all.toByteArray();
  }

  private static byte[] bytesOf(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }

  @Override
  public void onError(Throwable error) {
    CompletableFuture<byte[]> asked;
    CompletableFuture<Void> done;
    synchronized (this) {
      failure = error;
      isEnded = true;
      asked = waiting;
      done = drained;
    }
    if (asked != null) {
      asked.completeExceptionally(error);
    }
    if (done != null) {
      done.completeExceptionally(error);
    }
  }

  @Override
  public void onComplete() {
    CompletableFuture<byte[]> asked;
    CompletableFuture<Void> done;
    synchronized (this) {
      isEnded = true;
      asked = waiting;
      done = drained;
    }
    if (asked != null) {
      asked.complete(null);
    }
    if (done != null) {
      done.complete(null);
    }
  }
}
