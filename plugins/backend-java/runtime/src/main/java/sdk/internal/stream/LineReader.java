package sdk.internal.stream;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import sdk.errors.StreamException;
import sdk.internal.call.Reply;

/**
 * Lines of UTF-8 text, ended by CR, LF or CRLF, without their ends.
 *
 * <p>The work is linear in the length of the text, however it is cut into chunks.
 */
final class LineReader {
  /** Most bytes of one event, line or message, unless the caller sets a limit. */
  private static final long USUAL_LIMIT = 32L * 1024 * 1024;

  private final Reply reply;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean endedWithCr;
  private boolean isFirst = true;

  /** Without a reply, there is the usual limit. */
  LineReader(Reply reply) {
    this.reply = reply;
  }

  /** Passes on the lines that end in a chunk. */
  void feed(byte[] chunk, Consumer<String> to) {
    int start = 0;
    for (int i = 0; i < chunk.length; i++) {
      byte b = chunk[i];
      if (b != '\n' && b != '\r') {
        endedWithCr = false;
        continue;
      }
      boolean isRestOfEnd = b == '\n' && endedWithCr && i == start && line.size() == 0;
      endedWithCr = b == '\r';
      if (!isRestOfEnd) {
        add(chunk, start, i);
        to.accept(take());
      }
      start = i + 1;
    }
    add(chunk, start, chunk.length);
  }

  /** Passes on the last line, if nothing ended it. */
  void end(Consumer<String> to) {
    if (line.size() > 0) {
      to.accept(take());
    }
  }

  private void add(byte[] chunk, int from, int to) {
    line.write(chunk, from, to - from);
    checkSize(line.size());
  }

  private String take() {
    String text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    // A byte order mark counts only in front of the text.
    boolean isMarked = isFirst && text.startsWith("\uFEFF");
    isFirst = false;
    return isMarked ? text.substring(1) : text;
  }

  /** Fails where an event, or a line, never seems to end: it would fill the memory. */
  void checkSize(long size) {
    long limit = reply == null || reply.limit() < 0 ? USUAL_LIMIT : reply.limit();
    if (limit > 0 && size > limit) {
      String problem = "an event of the stream is larger than " + limit + " bytes";
      throw new StreamException(reply == null ? problem : reply.failed(problem), null);
    }
  }
}
