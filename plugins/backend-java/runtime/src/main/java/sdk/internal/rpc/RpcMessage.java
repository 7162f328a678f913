package sdk.internal.rpc;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sdk.errors.ConfigurationException;
import sdk.internal.call.Arguments;
import sdk.internal.spec.Operation;
import sdk.internal.spec.OperationSpec;
import sdk.json.Json;

/** One call by JSON-RPC 2.0. A notification has no id. */
final class RpcMessage {
  private final String method;
  private final Long id;
  private final Object params;

  private RpcMessage(String method, Long id, Object params) {
    this.method = method;
    this.id = id;
    this.params = params;
  }

  /** The message of a call; further parameters stand over the declared ones. */
  static RpcMessage of(
      Operation<?> operation, Arguments arguments, long nextId, Map<String, Object> extra) {
    RpcSpec spec = specOf(operation);
    Long id = spec.isNotification() ? null : (Long) nextId;
    return new RpcMessage(spec.method(), id, params(operation.spec(), spec, arguments, extra));
  }

  static RpcSpec specOf(Operation<?> operation) {
    if (operation.spec().protocol() instanceof RpcSpec spec) {
      return spec;
    }
    throw new ConfigurationException("The operation is no method of JSON-RPC");
  }

  private static Object params(
      OperationSpec operation, RpcSpec spec, Arguments arguments, Map<String, Object> extra) {
    Map<String, Object> given = arguments.values();
    String key = operation.body() == null ? null : operation.body().key();
    if (key != null) {
      Object whole = given.get(key);
      if (!(Json.plain(whole) instanceof Map<?, ?> members)) {
        checkNamed(extra);
        return whole;
      }
      Map<String, Object> all = new LinkedHashMap<>();
      members.forEach((name, value) -> all.put((String) name, value));
      given = all;
    }
    Map<String, Object> all = new LinkedHashMap<>(given);
    all.putAll(extra);
    return ordered(spec, all, extra);
  }

  private static void checkNamed(Map<String, Object> extra) {
    if (!extra.isEmpty()) {
      throw new ConfigurationException("bodyProperties need parameters that go by name");
    }
  }

  /** By position up to the last parameter that is given, where there are positions. */
  private static Object ordered(
      RpcSpec spec, Map<String, Object> given, Map<String, Object> extra) {
    if (spec.positions() == null) {
      return given.isEmpty() ? null : given;
    }
    if (given.isEmpty()) {
      return List.of();
    }
    int count = spec.positions().size();
    while (count > 0 && !given.containsKey(spec.positions().get(count - 1))) {
      count -= 1;
    }
    List<String> names = spec.positions().subList(0, count);
    boolean hasGaps = names.stream().anyMatch(name -> !given.containsKey(name));
    if (spec.isNameable() && (hasGaps || !extra.isEmpty())) {
      return given;
    }
    checkNamed(extra);
    List<Object> values = new ArrayList<>();
    names.forEach(name -> values.add(given.get(name)));
    return values;
  }

  String method() {
    return method;
  }

  boolean isNotification() {
    return id == null;
  }

  boolean isAnsweredBy(JsonNode answered) {
    return id != null
        && answered != null
        && answered.isIntegralNumber()
        && answered.decimalValue().compareTo(BigDecimal.valueOf(id)) == 0;
  }

  /** The message as the server gets it. */
  Map<String, Object> toJson() {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("jsonrpc", "2.0");
    if (id != null) {
      message.put("id", id);
    }
    message.put("method", method);
    if (params != null) {
      message.put("params", params);
    }
    return message;
  }
}
