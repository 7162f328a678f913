package sdk.internal.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Decompresses a body as it arrives. */
final class Gunzip implements Flow.Publisher<List<ByteBuffer>> {
  private final Flow.Publisher<List<ByteBuffer>> body;

  Gunzip(Flow.Publisher<List<ByteBuffer>> body) {
    this.body = body;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
    body.subscribe(new Step(subscriber));
  }

  private static final class Step implements Flow.Subscriber<List<ByteBuffer>> {
    private final Flow.Subscriber<? super List<ByteBuffer>> target;
    private final Inflater inflater = new Inflater(true);
    private final GzipFrame frame = new GzipFrame();
    private Flow.Subscription subscription;
    private boolean isDone;

    Step(Flow.Subscriber<? super List<ByteBuffer>> target) {
      this.target = target;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      target.onSubscribe(
          new Flow.Subscription() {
            @Override
            public void request(long count) {
              given.request(count);
            }

            @Override
            public void cancel() {
              given.cancel();
              inflater.end();
            }
          });
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
      if (isDone) {
        return;
      }
      try {
        // What gives nothing yet is passed on empty: it was asked for.
        target.onNext(List.of(ByteBuffer.wrap(inflate(buffers))));
      } catch (IOException | DataFormatException e) {
        isDone = true;
        subscription.cancel();
        target.onError(new IOException("The response is not compressed as it says", e));
      }
    }

    private byte[] inflate(List<ByteBuffer> buffers) throws IOException, DataFormatException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] chunk = new byte[8192];
      for (ByteBuffer buffer : buffers) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        int at = 0;
        while (at < bytes.length) {
          at = frame.skip(bytes, at);
          if (!frame.isInData() || at == bytes.length) {
            continue;
          }
          inflater.setInput(bytes, at, bytes.length - at);
          int count;
          while ((count = inflater.inflate(chunk)) > 0) {
            out.write(chunk, 0, count);
          }
          at = bytes.length - inflater.getRemaining();
          if (inflater.finished()) {
            inflater.reset();
            frame.beginTrailer();
          } else if (inflater.needsDictionary()) {
            throw new IOException("A dictionary is needed");
          }
        }
      }
      return out.toByteArray();
    }

    @Override
    public void onError(Throwable error) {
      inflater.end();
      target.onError(error);
    }

    @Override
    public void onComplete() {
      inflater.end();
      if (isDone) {
        return;
      }
      if (frame.isComplete()) {
        target.onComplete();
      } else {
        target.onError(new IOException("The compressed response ended too early"));
      }
    }
  }

  /** The bytes around the compressed data: a header and a trailer (RFC 1952). */
  private static final class GzipFrame {
    private static final int FIXED = 10;
    private static final int TRAILER = 8;

    private final ByteArrayOutputStream head = new ByteArrayOutputStream();
    private boolean inData;
    private int trailerLeft;
    private boolean any;

    boolean isInData() {
      return inData;
    }

    boolean isComplete() {
      return !inData && trailerLeft == 0 && head.size() == 0;
    }

    void beginTrailer() {
      inData = false;
      trailerLeft = TRAILER;
    }

    /** Passes over what is not compressed data; gives where that goes on. */
    int skip(byte[] bytes, int from) throws IOException {
      int at = from;
      while (!inData && at < bytes.length) {
        if (trailerLeft > 0) {
          trailerLeft -= 1;
        } else if (any && head.size() == 0 && bytes[at] == 0) {
          // Some servers fill up the last block.
          at += 1;
          continue;
        } else {
          head.write(bytes[at]);
          inData = isWhole(head.toByteArray());
          if (inData) {
            any = true;
            head.reset();
          }
        }
        at += 1;
      }
      return at;
    }

    private static boolean isWhole(byte[] header) throws IOException {
      boolean isOther =
          header[0] != 0x1f
              || header.length > 1 && header[1] != (byte) 0x8b
              || header.length > 2 && header[2] != 8;
      if (isOther) {
        throw new IOException("Not in the format gzip");
      }
      if (header.length < FIXED) {
        return false;
      }
      int flags = header[3];
      int end = FIXED;
      if ((flags & 4) != 0) {
        if (header.length < end + 2) {
          return false;
        }
        end += 2 + (header[end] & 0xFF) + ((header[end + 1] & 0xFF) << 8);
      }
      for (int flag : new int[] {8, 16}) {
        if ((flags & flag) != 0) {
          end = afterText(header, end);
        }
      }
      return header.length >= end + ((flags & 2) == 0 ? 0 : 2);
    }

    /** Where a text that ends with a zero is over; beyond the header where it is not. */
    private static int afterText(byte[] header, int from) {
      for (int at = from; at < header.length; at++) {
        if (header[at] == 0) {
          return at + 1;
        }
      }
      return header.length + 1;
    }
  }
}
