package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Optional;
import sdk.core.BinaryResponse;
import sdk.core.Channel;
import sdk.core.EventStream;
import sdk.core.HeaderFields;
import sdk.core.RawResponse;
import sdk.core.Page;
import sdk.core.PagingIterable;
import sdk.core.ServerSentEvent;

/** Uses up the result of a call as its message says. */
final class Consuming {
  private final Tools tools;
  private final Call call;
  private final JsonNode message;
  private final Results results;
  private final Progress progress;

  Consuming(Tools tools, Call call, JsonNode message, Results results, Progress progress) {
    this.tools = tools;
    this.call = call;
    this.message = message;
    this.results = results;
    this.progress = progress;
  }

  /** The value of the answer; null for none. */
  JsonNode consume() {
    switch (message.path("consume").asText("value")) {
      case "none" -> {
        begin();
        return null;
      }
      case "raw" -> {
        return raw((RawResponse<?>) begin());
      }
      case "items" -> {
        results.items(begin(), this::isLast);
        return progress.list();
      }
      case "events" -> {
        results.events((EventStream<?>) begin(), this::isLast);
        return progress.list();
      }
      case "named" -> {
        return named((EventStream<?>) begin());
      }
      case "ways" -> {
        return ways();
      }
      case "head" -> {
        return head(begin());
      }
      case "socket" -> {
        return converse((Channel<?>) begin());
      }
      case "bytes" -> {
        return Downloads.digest(message, results, (BinaryResponse) begin());
      }
      default -> {
        return value(begin());
      }
    }
  }

  private Object begin() {
    return results.value(call.make());
  }

  /** Keeps an item; whether it is the last that the message asks for. */
  private boolean isLast(Object item) {
    return progress.add(item) == message.path("limit").asInt(-1);
  }

  /** What a call gave; null for a result that is absent. */
  private static Object present(Object given) {
    return given instanceof Optional<?> optional ? optional.orElse(null) : given;
  }

  private JsonNode value(Object given) {
    Object result = present(given);
    if (result instanceof RawResponse<?> response) {
      return Values.encoded(response.body());
    }
    if (result instanceof PagingIterable<?, ?> || result instanceof Page<?, ?>) {
      return page(results.page(result));
    }
    if (result == null || result instanceof AutoCloseable) {
      return null;
    }
    progress.show(progress.shownOf(result));
    return Values.encoded(result);
  }

  private JsonNode raw(RawResponse<?> response) {
    ObjectNode answer = head(response);
    Object body = present(response.body());
    if (body instanceof PagingIterable<?, ?> || body instanceof Page<?, ?>) {
      Page<?, ?> page = results.page(body);
      progress.show(shownBody(page));
      answer.set("value", bodyOf(page));
    } else if (body != null && !(body instanceof AutoCloseable)) {
      progress.show(progress.shownOf(body));
      answer.set("value", Values.encoded(body));
    }
    return answer;
  }

  /** What a response, or a result that is read as it arrives, tells of the response. */
  private static ObjectNode head(Object result) {
    if (result instanceof RawResponse<?> response) {
      return head(response.status(), response.headers(), response.requestId());
    }
    if (result instanceof EventStream<?> stream) {
      try (stream) {
        return head(stream.status(), stream.headers(), stream.requestId());
      }
    }
    try (BinaryResponse download = (BinaryResponse) result) {
      ObjectNode head = head(download.status(), download.headers(), download.requestId());
      download.contentType().ifPresent(type -> head.put("contentType", type));
      download.filename().ifPresent(name -> head.put("filename", name));
      return head;
    }
  }

  private static ObjectNode head(int status, HeaderFields headers, Optional<String> requestId) {
    ObjectNode head = Values.object("status", status, "headers", Printing.headers(headers));
    requestId.ifPresent(id -> head.put("requestId", id));
    return head;
  }

  private JsonNode page(Page<?, ?> page) {
    page.items().forEach(progress::add);
    progress.showPage(shownBody(page));
    ObjectNode answer = Values.object("hasNextPage", page.hasNext());
    answer.set("items", progress.list());
    answer.set("response", bodyOf(page));
    return answer;
  }

  private static JsonNode bodyOf(Page<?, ?> page) {
    return page.raw().isEmpty() ? null : Values.encoded(page.body());
  }

  /** What a program reads of the body of a page. */
  private JsonNode shownBody(Page<?, ?> page) {
    return page.raw().isEmpty() ? null : progress.shownOf(page.body());
  }

  private JsonNode named(EventStream<?> stream) {
    ArrayNode names = Main.JSON.createArrayNode();
    results.events(
        stream.events(),
        item -> {
          ServerSentEvent<?> event = (ServerSentEvent<?>) item;
          progress.add(event.data());
          names.add(Values.object("event", event.event(), "id", event.id()));
          return false;
        });
    return names;
  }

  /** Uses up the result in every way, each with a call of its own. */
  private JsonNode ways() {
    ObjectNode bytes = Main.JSON.createObjectNode();
    ObjectNode shown = Main.JSON.createObjectNode();
    for (Map.Entry<String, Way> way : results.ways(call.kind()).entrySet()) {
      ArrayNode items = shown.putArray(way.getKey());
      try {
        way.getValue().read(begin(), item -> items.add(progress.shownOf(item)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      bytes.set(way.getKey(), items.path(0).path("bytes"));
    }
    boolean isFile = call.kind().equals("file");
    progress.show(isFile ? null : shown);
    return isFile ? bytes : null;
  }

  private JsonNode converse(Channel<?> channel) {
    Method sender = Reflect.method(channel.getClass(), "send", 1);
    for (JsonNode one : message.path("send")) {
      Object sent = tools.making().make(sender.getGenericParameterTypes()[0], one);
      results.send(channel, sent);
    }
    if (message.path("limit").asInt(-1) == 0 || results.messages(channel, this::isLast)) {
      channel.close(message.path("code").asInt(1000), "");
    }
    return progress.list();
  }
}
