package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Predicate;
import sdk.core.BinaryResponse;
import sdk.core.Channel;
import sdk.core.EventStream;
import sdk.core.HttpResponse;
import sdk.core.Page;
import sdk.core.PagingIterable;

/** Uses up the result of a call as its message says. */
final class Consuming {
  private Consuming() {}

  /** The value of the answer; null for none. */
  static JsonNode consume(Call call, JsonNode message, Results results, Progress progress) {
    String consume = message.path("consume").asText("value");
    Object result = results.value(call.make());
    int limit = message.path("limit").asInt(-1);
    Predicate<Object> isLast = item -> progress.add(item) == limit;
    if (consume.equals("none")) {
      return null;
    }
    if (consume.equals("raw")) {
      return raw((HttpResponse<?>) result);
    }
    if (result instanceof HttpResponse<?> response) {
      return Values.encoded(response.body());
    }
    if (consume.equals("items")) {
      results.items(result, isLast);
      return progress.list();
    }
    if (result instanceof PagingIterable<?> || result instanceof Page<?>) {
      return page(results.page(result));
    }
    if (consume.equals("events")) {
      results.events((EventStream<?>) result, isLast);
      return progress.list();
    }
    if (consume.equals("socket")) {
      return converse(call, message, results, (Channel<?, ?>) result, isLast, progress);
    }
    if (consume.equals("bytes")) {
      return digest(message, results, (BinaryResponse) result);
    }
    boolean isOpen = result instanceof AutoCloseable;
    return isOpen ? null : Values.encoded(result);
  }

  private static JsonNode raw(HttpResponse<?> response) {
    ObjectNode answer = Values.object("status", response.status());
    answer.set("headers", Printing.headers(response.headers()));
    response.requestId().ifPresent(id -> answer.put("requestId", id));
    Object body = response.body();
    if (body instanceof PagingIterable<?> list) {
      body = list.firstPage().body();
    }
    if (body instanceof Page<?> page) {
      body = page.body();
    }
    JsonNode value = body instanceof AutoCloseable ? null : Values.encoded(body);
    if (value != null) {
      answer.set("value", value);
    }
    return answer;
  }

  private static JsonNode page(Page<?> page) {
    ObjectNode answer = Values.object("hasNextPage", page.hasNext());
    answer.set("items", Values.encoded(page.items()));
    answer.set("response", Values.encoded(page.body()));
    return answer;
  }

  @SuppressWarnings("unchecked") // What is sent has the type that the method names.
  private static JsonNode converse(
      Call call,
      JsonNode message,
      Results results,
      Channel<?, ?> channel,
      Predicate<Object> isLast,
      Progress progress) {
    Type sent = sentType(call.method().getGenericReturnType());
    for (JsonNode one : message.path("send")) {
      results.send((Channel<Object, ?>) channel, Values.as(sent, one));
    }
    if (message.path("limit").asInt(-1) == 0 || results.messages(channel, isLast)) {
      channel.close(message.path("code").asInt(1000), "");
    }
    return progress.list();
  }

  /** Of a channel, or a future of one. */
  private static Type sentType(Type returned) {
    ParameterizedType type = (ParameterizedType) returned;
    Type first = type.getActualTypeArguments()[0];
    return type.getRawType() == Channel.class ? first : sentType(first);
  }

  private static JsonNode digest(JsonNode message, Results results, BinaryResponse download) {
    try (download) {
      MessageDigest hash = MessageDigest.getInstance("SHA-256");
      boolean isWhole = !message.has("limit") && !message.has("pause");
      long length = 0;
      if (isWhole) {
        byte[] all = results.bytes(download);
        hash.update(all);
        length = all.length;
      } else {
        length = inChunks(message, download, hash);
      }
      return Values.object("length", length, "sha256", HexFormat.of().formatHex(hash.digest()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long inChunks(JsonNode message, BinaryResponse download, MessageDigest hash)
      throws IOException {
    long length = 0;
    byte[] chunk = new byte[1 << 16];
    int limit = message.path("limit").asInt(-1);
    try (InputStream body = download.stream()) {
      for (int count = 1; ; count++) {
        int size = body.read(chunk);
        if (size < 0) {
          return length;
        }
        hash.update(chunk, 0, size);
        length += size;
        if (count == limit) {
          return length;
        }
        Leftover.pause(message.path("pause").longValue());
      }
    }
  }
}
