package sdk.internal.call;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import sdk.internal.spec.ResponseSpec;
import sdk.json.Json;
import sdk.json.JsonType;
import sdk.json.Misfit;

/** Reads bodies of successful responses. */
public final class Decoder {
  private Decoder() {}

  /** Reads a body as a whole, as the operation declares it. */
  @SuppressWarnings("unchecked") // The operation declares its result by the type of its response.
  static <T> CompletableFuture<T> buffered(Reply reply) {
    ResponseSpec declared = reply.operation().spec().response();
    if (declared == null) {
      return reply.passOver().thenApply(nothing -> null);
    }
    if (hasNoBody(reply)) {
      return reply
          .passOver()
          .thenApply(nothing -> (T) declared.returned(emptyValue(reply, declared)));
    }
    if (declared.kind() == ResponseSpec.Kind.BINARY) {
      return reply.bytes().thenApply(bytes -> (T) bytes);
    }
    return reply.text().thenApply(text -> (T) declared.returned(value(reply, declared, text)));
  }

  /** Text of a body of JSON; null where there is none, and need not be. */
  public static CompletableFuture<String> whole(Reply reply) {
    if (hasNoBody(reply)) {
      return reply.passOver().thenApply(nothing -> null);
    }
    boolean mayBeEmpty = reply.operation().spec().response().mayBeEmpty();
    return reply.text().thenApply(text -> text.isEmpty() && mayBeEmpty ? null : text);
  }

  static boolean hasNoBody(Reply reply) {
    return reply.status() == 204 || reply.status() == 205;
  }

  /** What a response without a body stands for; null where it stands for nothing. */
  private static Object emptyValue(Reply reply, ResponseSpec declared) {
    return declared.emptyBody() == null ? null : value(reply, declared, declared.emptyBody());
  }

  private static Object value(Reply reply, ResponseSpec declared, String text) {
    if (declared.kind() == ResponseSpec.Kind.TEXT) {
      return text;
    }
    boolean isHead = reply.operation().method().equals("HEAD");
    if (text.isEmpty() && (declared.mayBeEmpty() || isHead)) {
      return null;
    }
    if (declared.isLoose() && !Reply.isJson(reply.headers().get("content-type").orElse(""))) {
      return TextNode.valueOf(text);
    }
    JsonType<?> type = declared.typeFor(reply.status());
    boolean standsForMore = declared.emptyBody() != null && isNothing(text);
    JsonNode node = parse(standsForMore ? declared.emptyBody() : text, reply, 0);
    return read(type, Json.at(node, declared.returns()), declared.returns(), text, reply);
  }

  private static boolean isNothing(String text) {
    return text.isBlank() || text.strip().equals("null");
  }

  /** Parses JSON. */
  public static JsonNode parse(String text, Reply reply, int line) {
    try {
      return Json.parse(text);
    } catch (Misfit e) {
      throw reply.decodeFailure(e.problem(), text, null, line);
    }
  }

  /** Reads a value that stands at a path in a response. */
  public static <T> T read(
      JsonType<T> type, JsonNode node, List<String> path, String text, Reply reply) {
    return read(type, node, path, text, reply, 0);
  }

  /** Reads a value in a line of a response. */
  public static <T> T read(
      JsonType<T> type, JsonNode node, List<String> path, String text, Reply reply, int line) {
    try {
      return Json.read(type, node, path);
    } catch (Misfit e) {
      throw reply.decodeFailure(e.problem(), text, e.path().orElse(null), line);
    }
  }
}
