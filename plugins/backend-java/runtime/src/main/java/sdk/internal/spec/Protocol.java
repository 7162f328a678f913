package sdk.internal.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import sdk.errors.ApiException;
import sdk.errors.ApiFailure;

/** A protocol of remote calls, where failures have a form of their own. */
public interface Protocol {
  /** The exception for a body that reports an error; empty where the status decides. */
  Optional<ApiException> failure(ApiFailure failure, JsonNode body);
}
