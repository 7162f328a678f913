package sdk.internal.rpc;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import sdk.errors.ApiException;
import sdk.errors.ApiFailure;
import sdk.internal.spec.Protocol;

/** How a method is called by JSON-RPC 2.0. */
public final class RpcSpec implements Protocol {
  private final String method;
  private List<String> positions;
  private boolean nameable;
  private boolean notification;

  private RpcSpec(String method) {
    this.method = method;
  }

  public static RpcSpec of(String method) {
    return new RpcSpec(method);
  }

  /** Parameters go by position, in this order. */
  public RpcSpec positions(String... names) {
    positions = List.of(names);
    return this;
  }

  /** Parameters with positions can go by name too. */
  public RpcSpec nameable() {
    nameable = true;
    return this;
  }

  /** Nobody answers. */
  public RpcSpec notification() {
    notification = true;
    return this;
  }

  String method() {
    return method;
  }

  /** Null where parameters go by name. */
  List<String> positions() {
    return positions;
  }

  boolean isNameable() {
    return nameable;
  }

  boolean isNotification() {
    return notification;
  }

  /** An error that no server of JSON-RPC made stays as it is. */
  @Override
  public Optional<ApiException> failure(ApiFailure failure, JsonNode body) {
    JsonNode reported = Answer.reported(body);
    return reported == null ? Optional.empty() : Optional.of(Answer.exception(failure, reported));
  }
}
