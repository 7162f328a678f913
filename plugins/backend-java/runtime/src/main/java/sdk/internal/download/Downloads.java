package sdk.internal.download;

import java.util.concurrent.CompletableFuture;
import sdk.core.BinaryResponse;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.call.Reply;
import sdk.internal.spec.Operation;

/** Calls operations that answer with a file. */
public final class Downloads {
  private Downloads() {}

  /** Makes the call, and waits. */
  public static BinaryResponse call(
      Core core, Operation<BinaryResponse> operation, Arguments arguments, RequestOptions options) {
    return callRaw(core, operation, arguments, options).body();
  }

  /** Makes the call. */
  public static CompletableFuture<BinaryResponse> callAsync(
      Core core, Operation<BinaryResponse> operation, Arguments arguments, RequestOptions options) {
    return core.start(operation, arguments, options, Downloads::open, RawResponse::body);
  }

  /** Makes the call, waits, and gives the result together with its response. */
  public static RawResponse<BinaryResponse> callRaw(
      Core core, Operation<BinaryResponse> operation, Arguments arguments, RequestOptions options) {
    return core.wait(operation, arguments, options, Downloads::open);
  }

  /** Makes the call, and gives the result together with its response. */
  public static CompletableFuture<RawResponse<BinaryResponse>> callRawAsync(
      Core core, Operation<BinaryResponse> operation, Arguments arguments, RequestOptions options) {
    return core.start(operation, arguments, options, Downloads::open, response -> response);
  }

  private static CompletableFuture<BinaryResponse> open(Reply reply) {
    reply.keepOpen();
    return CompletableFuture.completedFuture(new BinaryResponse(reply));
  }
}
