package sdk.internal.stream;

import java.util.function.Consumer;
import sdk.errors.StreamException;
import sdk.internal.call.Reply;
import sdk.internal.spec.ResponseSpec;

/** The values of JSON lines. */
final class LineFrames implements Frames {
  private final Reply reply;
  private final ResponseSpec declared;
  private final Consumer<Item<?>> to;
  private final String terminator;
  private final LineReader lines;
  private final Separator separator = new Separator();
  private int number;
  private boolean isDone;

  LineFrames(Reply reply, Consumer<Item<?>> to) {
    this.reply = reply;
    this.declared = reply.operation().spec().response();
    this.to = to;
    this.terminator = Replies.terminatorOf(declared);
    this.lines = new LineReader(reply);
  }

  private void take(String line) {
    if (isDone) {
      return;
    }
    number += 1;
    if (line.strip().equals(terminator)) {
      isDone = true;
    } else if (!line.isBlank()) {
      to.accept(Item.of(Replies.item(reply, line, number)));
    }
  }

  @Override
  public void feed(byte[] chunk) {
    lines.feed(declared.isTranscoded() ? separator.separate(chunk) : chunk, this::take);
  }

  @Override
  public void end() {
    lines.end(this::take);
    if (!isDone && declared.terminator() != null) {
      throw new StreamException(
          reply.failed("the stream ended before its terminator: lines may be missing"), null);
    }
  }

  @Override
  public boolean isDone() {
    return isDone;
  }
}
