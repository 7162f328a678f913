package sdk.internal.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import sdk.internal.call.Reply;

/**
 * Parses a stream of events as the WHATWG specification says, chunk by chunk.
 *
 * <p>An event that the end cuts off is dropped, since it may lack data. A terminator lacks none, so
 * it counts without the blank line that some servers leave out.
 */
public final class EventReader {
  private final LineReader lines;
  private final String terminator;
  private final Consumer<ServerEvent> to;
  private final List<String> data = new ArrayList<>();
  private String event = "";
  private String id;
  private long size;

  /** Passes events on; without a reply, there is the usual limit. */
  public EventReader(Reply reply, String terminator, String lastId, Consumer<ServerEvent> to) {
    this.lines = new LineReader(reply);
    this.terminator = terminator;
    this.id = lastId;
    this.to = to;
  }

  /** Passes on the events that end in a chunk. */
  public void feed(byte[] chunk) {
    lines.feed(chunk, this::line);
  }

  /** Passes on the terminator, if no blank line came after it. */
  public void end() {
    lines.end(this::line);
    if (terminator != null && String.join("\n", data).strip().equals(terminator) && !data.isEmpty()) {
      take();
    }
  }

  private void line(String line) {
    if (line.isEmpty()) {
      if (!data.isEmpty()) {
        take();
      }
      event = "";
      return;
    }
    int colon = line.indexOf(':');
    String name = colon < 0 ? line : line.substring(0, colon);
    String value = colon < 0 ? "" : line.substring(colon + 1);
    if (value.startsWith(" ")) {
      value = value.substring(1);
    }
    switch (name) {
      case "data" -> {
        data.add(value);
        size += value.length() + 1;
        lines.checkSize(size);
      }
      case "event" -> event = value;
      case "id" -> id = value.indexOf(0) < 0 ? value : id;
      default -> {
        // Comments, and fields that mean nothing here.
      }
    }
  }

  private void take() {
    String text = String.join("\n", data);
    data.clear();
    size = 0;
    to.accept(new ServerEvent(event.isEmpty() ? "message" : event, text, id));
  }
}
