package sdk.internal.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import sdk.errors.StreamException;
import sdk.internal.call.Decoder;
import sdk.internal.call.Failure;
import sdk.internal.call.Futures;
import sdk.internal.call.Reply;
import sdk.internal.spec.ResponseSpec;
import sdk.json.Json;

/** What the replies of all streams have in common. */
public final class Replies {
  /** Types that servers send where they know of none. */
  private static final List<String> SAYS_NOTHING =
      List.of("", "text/plain", "application/octet-stream");

  private Replies() {}

  /** Keeps a reply open for a reader; fails if its content type is not that of a stream. */
  public static CompletableFuture<Reply> open(Reply reply, String name, boolean isOfType) {
    String type = reply.mediaType();
    boolean isDeclared = type.equalsIgnoreCase(reply.operation().spec().response().accept());
    if (isOfType || isDeclared || SAYS_NOTHING.contains(type)) {
      reply.keepOpen();
      return CompletableFuture.completedFuture(reply);
    }
    return reply
        .start()
        .thenCompose(
            text -> {
              JsonNode body = type.endsWith("json") ? Json.tryParse(text).orElse(null) : null;
              String problem = "is " + type + ", not " + name + Failure.saidIn(reply, text, body);
              return Futures.failed(reply.decodeFailure(problem, text, null, 0));
            });
  }

  /** The text that ends a stream. JSON streams that declare none use that of the best known API. */
  static String terminatorOf(ResponseSpec declared) {
    if (declared.terminator() != null) {
      return declared.terminator();
    }
    return declared.isText() ? null : "[DONE]";
  }

  /** The value of an item. Throws the error that it reports in place of one. */
  static Object item(Reply reply, String text, int line) {
    ResponseSpec declared = reply.operation().spec().response();
    JsonNode node = Decoder.parse(text, reply, line);
    if (declared.isTranscoded() && node.size() == 1 && node.path("result").isObject()) {
      node = node.get("result");
    }
    if (!declared.hasErrorItems() && node.isObject() && isSet(node.get("error"))) {
      throw reported(reply, text);
    }
    return Decoder.read(declared.type(), node, List.of(), text, reply, line);
  }

  /** What no language takes for an error: null, false, zero and the empty text. */
  private static boolean isSet(JsonNode error) {
    return error != null && (error.isContainerNode() || isTrue(error));
  }

  private static boolean isTrue(JsonNode scalar) {
    if (scalar.isTextual()) {
      return !scalar.textValue().isEmpty();
    }
    return scalar.isNumber() ? scalar.decimalValue().signum() != 0 : scalar.booleanValue();
  }

  /** The exception for what a server reports in a stream. */
  static StreamException reported(Reply reply, String text) {
    Optional<JsonNode> node = Json.tryParse(text);
    String said = Failure.saidIn(reply, text, node.orElse(null));
    String problem = "the server reported an error in the stream" + said;
    return new StreamException(reply.failed(problem), node.<Object>map(one -> one).orElse(text));
  }
}
