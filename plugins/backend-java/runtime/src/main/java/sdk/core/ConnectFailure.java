package sdk.core;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sdk.errors.ApiException;

/**
 * Code and details of an error that a server reported over the Connect protocol.
 *
 * @param code such as {@code not_found}
 * @param message the server's message
 * @param details messages of any type that belong to the error
 */
public record ConnectFailure(String code, Optional<String> message, List<Detail> details) {
  /**
   * A message of any type that belongs to an error.
   *
   * @param type the full name of its type
   * @param value the message in binary form, as base64 without padding
   * @param debug the message as JSON, if the server can encode it
   */
  public record Detail(String type, String value, Optional<JsonNode> debug) {}

  /**
   * What an exception says, if a server of Connect and not a proxy in front of it reported it.
   *
   * @param error the exception
   * @return code and details
   */
  public static Optional<ConnectFailure> of(ApiException error) {
    Object body = error.body().map(one -> (Object) one).orElse(null);
    if (!(body instanceof JsonNode node) || !node.path("code").isTextual()) {
      return Optional.empty();
    }
    List<Detail> details = new ArrayList<>();
    for (JsonNode one : node.path("details")) {
      details.add(
          new Detail(
              one.path("type").asText(),
              one.path("value").asText(),
              Optional.ofNullable(one.get("debug"))));
    }
    Optional<String> message =
        Optional.ofNullable(node.get("message")).filter(JsonNode::isTextual).map(JsonNode::asText);
    return Optional.of(
        new ConnectFailure(node.get("code").textValue(), message, List.copyOf(details)));
  }
}
