package sdk.internal.rpc;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.internal.body.JsonBody;
import sdk.internal.call.Arguments;
import sdk.internal.call.Consume;
import sdk.internal.call.Core;
import sdk.internal.call.Decoder;
import sdk.internal.spec.Operation;
import sdk.internal.spec.OperationSpec;
import sdk.internal.spec.ResponseSpec;
import sdk.json.Types;

/** Calls methods by JSON-RPC 2.0. */
public final class JsonRpc {
  private JsonRpc() {}

  /** Makes a call, and waits. A notification gives null once the server has taken it. */
  public static <T> T call(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return callRaw(core, operation, arguments, options).body();
  }

  /** Makes a call. A notification gives null once the server has taken it. */
  public static <T> CompletableFuture<T> callAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return start(core, operation, arguments, options, RawResponse::body);
  }

  /** Makes a call, waits, and gives the result together with its response. */
  public static <T> RawResponse<T> callRaw(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    RequestOptions own = own(options);
    RpcMessage message = RpcMessage.of(operation, arguments, core.nextId(), own.bodyProperties());
    return core.wait(
        carrier(operation),
        Arguments.of("messages", message.toJson()),
        own.withoutBodyProperties(),
        reading(operation, message));
  }

  /** Makes a call, and gives the result together with its response. */
  public static <T> CompletableFuture<RawResponse<T>> callRawAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return start(core, operation, arguments, options, response -> response);
  }

  private static <T, R> CompletableFuture<R> start(
      Core core,
      Operation<T> operation,
      Arguments arguments,
      RequestOptions options,
      Function<RawResponse<T>, R> result) {
    RequestOptions own = own(options);
    try {
      RpcMessage message = RpcMessage.of(operation, arguments, core.nextId(), own.bodyProperties());
      return core.start(
          carrier(operation),
          Arguments.of("messages", message.toJson()),
          own.withoutBodyProperties(),
          reading(operation, message),
          result);
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private static RequestOptions own(RequestOptions options) {
    return options == null ? RequestOptions.none() : options;
  }

  /** The request that carries messages of an operation. */
  static <T> Operation<T> carrier(Operation<T> operation) {
    OperationSpec from = operation.spec();
    return Operation.of(
        operation.method(),
        operation.path(),
        spec -> {
          from.headers().forEach(spec::header);
          spec.body(JsonBody.spec().key("messages"))
              .response(ResponseSpec.of(ResponseSpec.Kind.JSON, Types.ANY).empty())
              .protocol(from.protocol())
              .security(from.security())
              .server(from.server())
              .definition(from.definition());
          if (from.isIdempotent()) {
            spec.idempotent();
          }
          if (!from.isRetried()) {
            spec.noRetries();
          }
        });
  }

  private static <T> Consume<T> reading(Operation<T> operation, RpcMessage message) {
    return reply -> {
      if (message.isNotification()) {
        return reply.passOver().thenApply(nothing -> null);
      }
      return reply
          .text()
          .thenApply(
              text ->
                  Answer.result(Decoder.parse(text, reply, 0), operation, message, reply, text));
    };
  }

  /** Messages as they are sent together. */
  static List<Map<String, Object>> toJson(List<RpcMessage> messages) {
    return messages.stream().map(RpcMessage::toJson).toList();
  }
}
