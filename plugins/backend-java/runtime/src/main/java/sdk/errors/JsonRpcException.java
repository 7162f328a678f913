package sdk.errors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** The server responded with a JSON-RPC error. The status of the HTTP response is often 200. */
public class JsonRpcException extends ApiException {
  private static final long serialVersionUID = 1L;

  private final long code;
  private final transient JsonNode data;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   * @param code the code of the error
   * @param data additional data from the server, or null
   */
  public JsonRpcException(ApiFailure failure, long code, JsonNode data) {
    super(failure);
    this.code = code;
    this.data = data;
  }

  /** {@return the code; from -32768 to -32000 as the protocol defines them} */
  public long code() {
    return code;
  }

  /** {@return additional data from the server} */
  public Optional<JsonNode> data() {
    return Optional.ofNullable(data);
  }
}
