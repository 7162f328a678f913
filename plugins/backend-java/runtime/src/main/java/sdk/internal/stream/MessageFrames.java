package sdk.internal.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import sdk.errors.ApiException;
import sdk.errors.StreamException;
import sdk.internal.call.Decoder;
import sdk.internal.call.Failure;
import sdk.internal.call.Reply;
import sdk.json.Json;
import sdk.json.JsonType;

/** The values of a stream by the Connect protocol. */
final class MessageFrames implements Frames {
  private static final int HEAD = 5;
  private static final int COMPRESSED = 1;
  private static final int END_OF_STREAM = 2;

  /** The status that a code has in answers that are not streams. */
  private static final Map<String, Integer> STATUSES =
      Map.ofEntries(
          Map.entry("canceled", 499),
          Map.entry("invalid_argument", 400),
          Map.entry("deadline_exceeded", 504),
          Map.entry("not_found", 404),
          Map.entry("already_exists", 409),
          Map.entry("permission_denied", 403),
          Map.entry("resource_exhausted", 429),
          Map.entry("failed_precondition", 400),
          Map.entry("aborted", 409),
          Map.entry("out_of_range", 400),
          Map.entry("unimplemented", 501),
          Map.entry("unavailable", 503),
          Map.entry("unauthenticated", 401));

  private final Reply reply;
  private final Consumer<Item<?>> to;
  private final LineReader sizes;
  private final ByteArrayOutputStream held = new ByteArrayOutputStream();
  private long wanted = HEAD;
  private boolean isDone;

  MessageFrames(Reply reply, Consumer<Item<?>> to) {
    this.reply = reply;
    this.to = to;
    this.sizes = new LineReader(reply);
  }

  @Override
  public void feed(byte[] chunk) {
    held.writeBytes(chunk);
    // Looked at only once the whole message is there, so that a long one in small chunks is cheap.
    if (held.size() < wanted) {
      return;
    }
    ByteBuffer data = ByteBuffer.wrap(held.toByteArray());
    held.reset();
    while (!isDone) {
      wanted = HEAD;
      if (data.remaining() >= HEAD) {
        long length = data.getInt(data.position() + 1) & 0xFFFFFFFFL;
        sizes.checkSize(length);
        wanted = HEAD + length;
      }
      if (data.remaining() < wanted) {
        break;
      }
      int flags = data.get();
      byte[] message = new byte[data.getInt()];
      data.get(message);
      take(flags, new String(message, StandardCharsets.UTF_8));
    }
    held.write(data.array(), data.position(), data.remaining());
  }

  private void take(int flags, String text) {
    if ((flags & COMPRESSED) != 0) {
      throw new StreamException(
          reply.failed("the stream is compressed, which was not asked for"), null);
    }
    JsonNode node = Decoder.parse(text, reply, 0);
    if ((flags & END_OF_STREAM) == 0) {
      JsonType<?> type = reply.operation().spec().response().type();
      to.accept(Item.of(Decoder.read(type, node, List.of(), text, reply)));
      return;
    }
    isDone = true;
    if (node.path("error").isObject()) {
      throw failureOf(node.get("error"));
    }
  }

  /** The exception that the same failure is before a stream has begun. */
  private ApiException failureOf(JsonNode error) {
    String code = error.path("code").asText();
    int status = STATUSES.getOrDefault(code, 500);
    String what = reply.called().method() + " " + reply.operation().path() + " failed with " + code;
    return Failure.byStatus(
        Failure.describe(reply, what, Json.text(error), error).withStatus(status), status);
  }

  @Override
  public void end() {
    throw new StreamException(
        reply.failed("the stream ended without its last message: others may be missing"), null);
  }

  @Override
  public boolean isDone() {
    return isDone;
  }
}
