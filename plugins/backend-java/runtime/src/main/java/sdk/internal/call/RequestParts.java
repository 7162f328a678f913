package sdk.internal.call;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sdk.core.RequestOptions;
import sdk.errors.ConfigurationException;
import sdk.internal.body.JsonBody;
import sdk.internal.body.PreparedBody;
import sdk.internal.spec.BodySpec;
import sdk.internal.spec.Operation;
import sdk.internal.spec.OperationSpec;
import sdk.internal.spec.Param;
import sdk.internal.spec.Param.Style;
import sdk.internal.url.Paths;
import sdk.internal.url.Query;
import sdk.internal.url.Values;
import sdk.json.Json;

/** What the arguments and options of a call make of an operation. */
final class RequestParts {
  private final Config config;
  private final OperationSpec spec;
  private final RequestOptions options;
  private final Map<String, Object> arguments;
  private final Set<String> taken = new HashSet<>();

  final String path;
  final List<String> query = new ArrayList<>();
  final Map<String, String> headers = new LinkedHashMap<>();
  final List<String> cookies = new ArrayList<>();
  final PreparedBody body;

  /** Writes a request. Fails for values that cannot be sent. */
  RequestParts(Config config, Call<?> call) {
    this.config = config;
    Operation<?> operation = call.operation();
    this.spec = operation.spec();
    this.options = call.options();
    this.arguments = new LinkedHashMap<>(call.arguments().values());
    arguments.putAll(spec.pinned());
    this.path = Paths.expand(operation.path(), this::pathParam);
    addQuery();
    for (Param param : spec.headers()) {
      addHeader(param, valueOf(param));
    }
    for (Param param : spec.cookies()) {
      cookies.addAll(Query.pairs(param, valueOf(param)));
    }
    this.body = bodyOf(bodyValue());
  }

  private Paths.Given pathParam(String name) {
    for (Param param : spec.pathParams()) {
      if (param.name().equals(name)) {
        return new Paths.Given(param, valueOf(param));
      }
    }
    Param param = Param.of(name);
    return new Paths.Given(param, valueOf(param));
  }

  /** The value of a parameter: the caller's, else the client's, else the default. */
  private Object valueOf(Param param) {
    taken.add(param.key());
    if (arguments.containsKey(param.key())) {
      return arguments.get(param.key());
    }
    Object option = param.option() == null ? null : config.settings().option(param.option());
    return option == null ? param.defaultValue() : option;
  }

  private void addQuery() {
    for (Param param : spec.query()) {
      Object value = valueOf(param);
      if (!options.query().containsKey(param.name())) {
        query.addAll(Query.pairs(param, value));
      }
    }
    options.query().forEach((name, value) -> query.addAll(Query.pairs(Param.of(name), value)));
  }

  private void addHeader(Param param, Object value) {
    if (Json.plain(value) == null) {
      return;
    }
    headers.put(
        param.name(),
        param.style() == Style.JSON
            ? Json.text(value)
            : Values.joined(value, param.name(), param.isExploded(), ",", text -> text));
  }

  /** A value that is there, and may be null. */
  private record Body(Object value) {}

  /** The value of the body: one argument, or all that no parameter takes; null for no body. */
  private Body bodyValue() {
    BodySpec declared = spec.body();
    Map<String, Object> extra = options.bodyProperties();
    if (declared == null) {
      return extra.isEmpty() ? null : new Body(extra);
    }
    if (declared.key() != null) {
      return wholeBody(declared, extra);
    }
    Map<String, Object> own = new LinkedHashMap<>();
    arguments.forEach(
        (key, value) -> {
          if (!taken.contains(key) && !extra.containsKey(key)) {
            own.put(key, value);
          }
        });
    own.putAll(extra);
    return own.isEmpty() && declared.isOptional() ? null : new Body(own);
  }

  private Body wholeBody(BodySpec declared, Map<String, Object> extra) {
    boolean isGiven = arguments.containsKey(declared.key());
    if (!isGiven && extra.isEmpty()) {
      // An empty request in its place could empty what it was to replace.
      if (!declared.isOptional()) {
        throw new ConfigurationException("The call needs a body");
      }
      return null;
    }
    Object value = arguments.get(declared.key());
    if (extra.isEmpty()) {
      return new Body(value);
    }
    Map<String, Object> all = new LinkedHashMap<>();
    if (isGiven) {
      if (!(Json.plain(value) instanceof Map<?, ?> members)) {
        throw new ConfigurationException("bodyProperties need a body that is an object");
      }
      members.forEach((name, member) -> all.put((String) name, member));
    }
    all.putAll(extra);
    return new Body(all);
  }

  private PreparedBody bodyOf(Body given) {
    if (given == null) {
      return null;
    }
    BodySpec declared = spec.body() == null ? JsonBody.spec() : spec.body();
    return declared.encoder().encode(declared, given.value());
  }
}
