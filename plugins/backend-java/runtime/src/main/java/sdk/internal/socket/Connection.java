package sdk.internal.socket;

import java.io.ByteArrayOutputStream;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import sdk.internal.call.Futures;

/** One connection. Messages wait until they are asked for, up to a number. */
final class Connection implements WebSocket.Listener {
  private static final int LOST = 1006;
  private static final int TOO_LARGE = 1009;

  private final long limit;
  private final int mostWaiting;
  private final Queue<Object> messages = new ArrayDeque<>();
  private final StringBuilder text = new StringBuilder();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private WebSocket socket;
  private CompletableFuture<Object> waiting;
  private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
  private boolean isPaused;
  private Closed closed;

  /** A limit of 0 is none. */
  Connection(long limit, int mostWaiting) {
    this.limit = limit;
    this.mostWaiting = mostWaiting;
  }

  @Override
  public void onOpen(WebSocket opened) {
    synchronized (this) {
      socket = opened;
    }
    opened.request(1);
  }

  /** The next message, a text or bytes; {@link Closed} at the end. */
  CompletableFuture<Object> next() {
    boolean resumes;
    CompletableFuture<Object> asked;
    synchronized (this) {
      Object message = messages.poll();
      resumes = isPaused && closed == null;
      isPaused = false;
      if (message != null) {
        asked = CompletableFuture.completedFuture(message);
      } else if (closed != null) {
        asked = CompletableFuture.completedFuture(closed);
      } else {
        waiting = new CompletableFuture<>();
        asked = waiting;
      }
    }
    if (resumes) {
      socket.request(1);
    }
    return asked;
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
    text.append(data);
    if (isTooLarge(text.length())) {
      return refuse(from);
    }
    String whole = isLast ? text.toString() : null;
    if (isLast) {
      text.setLength(0);
    }
    pass(from, whole);
    return null;
  }

  @Override
  public CompletionStage<?> onBinary(WebSocket from, ByteBuffer data, boolean isLast) {
    byte[] piece = new byte[data.remaining()];
    data.get(piece);
    bytes.writeBytes(piece);
    if (isTooLarge(bytes.size())) {
      return refuse(from);
    }
    byte[] whole = isLast ? bytes.toByteArray() : null;
    if (isLast) {
      bytes.reset();
    }
    pass(from, whole);
    return null;
  }

  private boolean isTooLarge(long size) {
    return limit > 0 && size > limit;
  }

  private CompletionStage<?> refuse(WebSocket from) {
    end(new Closed(TOO_LARGE, "", true));
    return from.sendClose(TOO_LARGE, "").whenComplete((done, error) -> from.abort());
  }

  /** Passes a message on, or keeps it; null for a part of one. */
  private void pass(WebSocket from, Object message) {
    CompletableFuture<Object> asked = null;
    boolean goesOn;
    synchronized (this) {
      if (message != null && waiting != null) {
        asked = waiting;
        waiting = null;
      } else if (message != null) {
        messages.add(message);
      }
      goesOn = messages.size() < mostWaiting;
      isPaused = !goesOn;
    }
    if (goesOn) {
      from.request(1);
    }
    if (asked != null) {
      asked.complete(message);
    }
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    end(Closed.of(code, reason));
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    end(Closed.of(LOST, ""));
  }

  private void end(Closed how) {
    CompletableFuture<Object> asked;
    synchronized (this) {
      if (closed != null) {
        return;
      }
      closed = how;
      asked = waiting;
      waiting = null;
    }
    if (asked != null) {
      asked.complete(how);
    }
  }

  /** Sends a text or bytes, one after the other; gives {@link Closed} if that was not possible. */
  synchronized CompletableFuture<Closed> send(Object message) {
    CompletableFuture<Closed> sent =
        sending
            .handle((done, error) -> null)
            .thenCompose(
                nothing ->
                    message instanceof byte[] data
                        ? socket.sendBinary(ByteBuffer.wrap(data), true)
                        : socket.sendText((String) message, true))
            .handle((done, error) -> error == null ? null : lost(Futures.cause(error)));
    sending = sent;
    return sent;
  }

  private Closed lost(Throwable error) {
    end(Closed.of(LOST, error.getClass().getSimpleName()));
    synchronized (this) {
      return closed;
    }
  }

  /** Ends by agreement, or at once if the server does not answer. */
  void hangUp(int code, String reason) {
    end(Closed.of(code, reason));
    CompletableFuture<?> last;
    synchronized (this) {
      last = sending;
    }
    last.handle((done, error) -> null)
        .thenCompose(nothing -> socket.sendClose(code, reason))
        .handle((done, error) -> Futures.delay(1000))
        .thenCompose(delay -> delay)
        .whenCompleteAsync((done, error) -> socket.abort());
  }
}
