package sdk.core;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import sdk.errors.ConfigurationException;
import sdk.internal.call.Futures;
import sdk.internal.call.Reply;
import sdk.internal.download.FileNames;

/**
 * The body of a response, which can be read once, piece by piece or as a whole.
 *
 * <p>The timeout of the call applies between any two chunks. If you do not read the body, close it
 * to release its connection.
 */
public final class BinaryResponse implements AutoCloseable {
  private final Reply reply;
  private final AtomicBoolean isTaken = new AtomicBoolean();

  /**
   * Made by the SDK.
   *
   * @param reply the response
   */
  @SuppressWarnings("exports") // Only the SDK itself makes one.
  public BinaryResponse(Reply reply) {
    this.reply = reply;
  }

  /** {@return the status code} */
  public int status() {
    return reply.status();
  }

  /** {@return the headers of the response} */
  public HeaderFields headers() {
    return reply.headers();
  }

  /** {@return the content type} */
  public Optional<String> contentType() {
    return headers().get("content-type");
  }

  /**
   * The file name that the server gives in {@code Content-Disposition}, without folders.
   *
   * @return the name, if there is one
   */
  public Optional<String> filename() {
    return headers().get("content-disposition").flatMap(FileNames::of);
  }

  /** {@return the id that the server gave the request} */
  public Optional<String> requestId() {
    return Optional.ofNullable(reply.requestId());
  }

  private void take() {
    if (isTaken.getAndSet(true)) {
      throw new ConfigurationException("The body of a download can be read once");
    }
  }

  /** {@return the body as it arrives; closing it releases the connection} */
  public InputStream stream() {
    take();
    return new Chunks(reply);
  }

  /** {@return the whole body} */
  public byte[] bytes() {
    return Futures.await(bytesAsync());
  }

  /** {@return the whole body} */
  public CompletableFuture<byte[]> bytesAsync() {
    take();
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    return gather(all).thenApply(nothing -> all.toByteArray());
  }

  private CompletableFuture<Void> gather(ByteArrayOutputStream all) {
    while (true) {
      CompletableFuture<byte[]> chunk = reply.nextChunk();
      // Chunks that are there already take no stack.
      if (!chunk.isDone() || chunk.isCompletedExceptionally()) {
        return chunk.thenCompose(
            bytes -> {
              if (bytes == null) {
                close();
                return CompletableFuture.completedFuture(null);
              }
              all.writeBytes(bytes);
              return gather(all);
            });
      }
      byte[] bytes = chunk.join();
      if (bytes == null) {
        close();
        return CompletableFuture.completedFuture(null);
      }
      all.writeBytes(bytes);
    }
  }

  /**
   * Saves the body as a file, which is replaced if it exists. Only a part of it is held in memory
   * at a time.
   *
   * @param path the path of the file
   * @throws IOException if the file cannot be written
   */
  public void writeTo(Path path) throws IOException {
    try (InputStream body = stream();
        OutputStream file = Files.newOutputStream(path)) {
      body.transferTo(file);
    }
  }

  /** Discards the rest of the body and releases its connection. */
  @Override
  public void close() {
    isTaken.set(true);
    reply.close();
  }

  /** The chunks of a body, each of which is waited for. */
  private static final class Chunks extends InputStream {
    private final Reply reply;
    private byte[] chunk = {};
    private int at;

    Chunks(Reply reply) {
      this.reply = reply;
    }

    /** Whether there are bytes to read. */
    private boolean fill() {
      while (chunk != null && at == chunk.length) {
        chunk = Futures.await(reply.nextChunk());
        at = 0;
      }
      if (chunk == null) {
        reply.close();
      }
      return chunk != null;
    }

    @Override
    public int read() {
      return fill() ? chunk[at++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] to, int from, int length) {
      if (length == 0) {
        return 0;
      }
      if (!fill()) {
        return -1;
      }
      int count = Math.min(length, chunk.length - at);
      System.arraycopy(chunk, at, to, from, count);
      at += count;
      return count;
    }

    @Override
    public void close() {
      reply.close();
    }
  }
}
