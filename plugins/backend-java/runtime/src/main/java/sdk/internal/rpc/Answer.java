package sdk.internal.rpc;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import sdk.errors.ApiFailure;
import sdk.errors.JsonRpcException;
import sdk.internal.call.Decoder;
import sdk.internal.call.Failure;
import sdk.internal.call.Reply;
import sdk.internal.spec.Operation;
import sdk.internal.spec.ResponseSpec;
import sdk.json.Types;

/** Answers to calls by JSON-RPC 2.0. */
final class Answer {
  private Answer() {}

  /** The result of a call. Fails where the server reports an error, or answers another call. */
  @SuppressWarnings("unchecked") // The operation declares its result by the type of its response.
  static <T> T result(
      JsonNode answer, Operation<T> operation, RpcMessage message, Reply reply, String text) {
    JsonNode reported = reported(answer);
    JsonNode id = answer.get("id");
    // A server that could not read the id answers without one.
    boolean isAnonymous = reported != null && (id == null || id.isNull());
    if (!isAnonymous && !message.isAnsweredBy(id)) {
      throw reply.decodeFailure("answers another call", text, null, 0);
    }
    if (reported != null) {
      throw failed(message, reported, reply, text);
    }
    JsonNode result = answer.get("result");
    if (result == null) {
      throw reply.decodeFailure("holds neither a result nor an error", text, null, 0);
    }
    ResponseSpec response = operation.spec().response();
    if (response == null) {
      return (T) Decoder.read(Types.ANY, result, List.of("result"), text, reply);
    }
    Object read = Decoder.read(response.type(), result, List.of("result"), text, reply);
    return (T) response.returned(read);
  }

  /** What an answer says of a call that failed; null where it does not. */
  static JsonNode reported(JsonNode answer) {
    JsonNode error = answer.get("error");
    boolean isFailure =
        error != null && error.path("code").isIntegralNumber() && error.path("message").isTextual();
    return isFailure ? error : null;
  }

  /** The exception of a call that the server reports in a success of HTTP. */
  static JsonRpcException failed(RpcMessage message, JsonNode reported, Reply reply, String text) {
    String what = message.method() + " failed with " + reported.get("code").asText();
    return exception(Failure.describe(reply, what, text, reported), reported);
  }

  static JsonRpcException exception(ApiFailure failure, JsonNode reported) {
    return new JsonRpcException(
        failure.withBody(reported), reported.get("code").longValue(), reported.get("data"));
  }
}
