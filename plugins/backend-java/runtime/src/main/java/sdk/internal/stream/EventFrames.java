package sdk.internal.stream;

import com.fasterxml.jackson.databind.node.TextNode;
import java.util.function.Consumer;
import sdk.errors.StreamException;
import sdk.internal.call.Reply;
import sdk.internal.spec.ResponseSpec;
import sdk.json.Json;

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
      // Some servers keep a connection open by events without data.
      return;
    }
    to.accept(Item.of(valueOf(event.data()), event.event(), event.id()));
  }

  private Object valueOf(String data) {
    if (declared.isText()) {
      return data;
    }
    boolean isOther = declared.isTextAllowed() && Json.tryParse(data).isEmpty();
    return Replies.item(reply, isOther ? Json.text(TextNode.valueOf(data)) : data, 0);
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
