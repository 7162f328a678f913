package sdk.internal.auth;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import sdk.internal.call.Cancellation;
import sdk.internal.spec.TokenSpec;

/** Makes one call to a token operation, as the client makes others. */
@FunctionalInterface
public interface TokenCall {
  CompletableFuture<JsonNode> call(
      TokenSpec spec, Map<String, Object> body, List<String> secrets, Cancellation cancellation);
}
