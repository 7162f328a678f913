package sdk.internal.stream;

import java.util.function.Consumer;
import sdk.errors.StreamException;
import sdk.internal.call.Reply;
import sdk.internal.spec.ResponseSpec;

/** The values of server-sent events. */
final class EventFrames implements Frames {
  private final Reply reply;
  private final ResponseSpec declared;
  private final Consumer<ServerEvent> see;
  private final Consumer<Object> to;
  private final String terminator;
  private final EventReader events;
  private boolean isDone;

  /** Shows each event before its value is passed on. */
  EventFrames(Reply reply, Consumer<ServerEvent> see, Consumer<Object> to) {
    this.reply = reply;
    this.declared = reply.operation().spec().response();
    this.see = see;
    this.to = to;
    this.terminator = Replies.terminatorOf(declared);
    this.events = new EventReader(reply, terminator, this::take);
  }

  private void take(ServerEvent event) {
    if (isDone) {
      return;
    }
    see.accept(event);
    if (event.data().equals(terminator)) {
      isDone = true;
      return;
    }
    if (event.event().equals(declared.errorEvent())) {
      throw Replies.reported(reply, event.data());
    }
    to.accept(declared.isText() ? event.data() : Replies.item(reply, event.data(), 0));
  }

  @Override
  public void feed(byte[] chunk) {
    events.feed(chunk);
  }

  @Override
  public void end() {
    events.end();
    if (!isDone && declared.terminator() != null) {
      throw new StreamException(
          reply.failed("the stream ended before its terminator: events may be missing"), null);
    }
  }

  @Override
  public boolean isDone() {
    return isDone;
  }
}
