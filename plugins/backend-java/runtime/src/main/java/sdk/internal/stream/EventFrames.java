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
  private final Consumer<Item<?>> to;
  private final String terminator;
  private final EventReader events;
  private boolean isDone;

  /** Shows each event before its value is passed on. Until one has an id, the last id is given. */
  EventFrames(Reply reply, String lastId, Consumer<ServerEvent> see, Consumer<Item<?>> to) {
    this.reply = reply;
    this.declared = reply.operation().spec().response();
    this.see = see;
    this.to = to;
    this.terminator = Replies.terminatorOf(declared);
    this.events = new EventReader(reply, terminator, lastId, this::take);
  }

  private void take(ServerEvent event) {
    if (isDone) {
      return;
    }
    see.accept(event);
    if (event.data().strip().equals(terminator)) {
      isDone = true;
      return;
    }
    if (event.event().equals(declared.errorEvent())) {
      throw Replies.reported(reply, event.data());
    }
    if (!declared.isText() && event.data().isBlank()) {
      // No JSON is empty: an event without data is a sign of life.
      return;
    }
    Object value = declared.isText() ? event.data() : Replies.item(reply, event.data(), 0);
    to.accept(Item.of(value, event.event(), event.id()));
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
