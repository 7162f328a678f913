package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.spec.Operation;

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
    return false;
  }
}
