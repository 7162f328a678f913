package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import sdk.core.EventStream;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.call.Futures;
import sdk.internal.page.Pages;
import sdk.internal.spec.Operation;
import sdk.internal.spec.ResponseSpec;
import sdk.internal.stream.EventStreams;
import sdk.internal.stream.LineStreams;

/** Calls of operations whose results are iterated. */
final class Features {
  private Features() {}

  /** Makes the call if the operation is a list or a stream; false if it is neither. */
  static boolean perform(
      Core core,
      Operation<JsonNode> operation,
      JsonNode given,
      Arguments arguments,
      RequestOptions options,
      boolean isAsync,
      List<Object> items) {
    if (given.has("page")) {
      list(core, operation, arguments, options, isAsync, items);
      return true;
    }
    ResponseSpec response = operation.spec().response();
    if (response != null && response.kind() == ResponseSpec.Kind.EVENTS) {
      read(
          isAsync
              ? Futures.await(EventStreams.callAsync(core, operation, arguments, options))
              : EventStreams.call(core, operation, arguments, options),
          isAsync,
          items);
      return true;
    }
    if (response != null && response.kind() == ResponseSpec.Kind.LINES) {
      read(
          isAsync
              ? Futures.await(LineStreams.callAsync(core, operation, arguments, options))
              : LineStreams.call(core, operation, arguments, options),
          isAsync,
          items);
      return true;
    }
    return false;
  }

  private static void list(
      Core core,
      Operation<JsonNode> operation,
      Arguments arguments,
      RequestOptions options,
      boolean isAsync,
      List<Object> items) {
    if (isAsync) {
      Futures.await(
          Pages.callAsync(core, operation, arguments, options)
              .thenCompose(page -> page.forEachAsync(items::add)));
      return;
    }
    Pages.call(core, operation, arguments, options).forEach(items::add);
  }

  private static void read(EventStream<?> stream, boolean isAsync, List<Object> items) {
    try (stream) {
      if (isAsync) {
        Futures.await(stream.forEachAsync(item -> items.add(item)));
      } else {
        for (Object item : stream) {
          items.add(item);
        }
      }
    }
  }
}
