package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import sdk.core.RequestOptions;
import sdk.json.JsonModelBuilder;

/** A call that a message describes. */
final class Call {
  private final String name;
  private final Object owner;
  private final Method method;
  private final List<Object> given;
  private final Table.Entry entry;

  private Call(String name, Table.Entry entry, Object owner, Method method, List<Object> given) {
    this.name = name;
    this.entry = entry;
    this.owner = owner;
    this.method = method;
    this.given = given;
  }

  /** What the SDK's method returns; for an asynchronous client, a future. */
  Object make() {
    return Reflect.invoke(method, owner, given.toArray());
  }

  /** What messages call it. */
  String name() {
    return name;
  }

  Method method() {
    return method;
  }

  String kind() {
    return entry.kind();
  }

  static Call of(Tools tools, Object client, JsonNode message) {
    String name = message.get("call").textValue();
    RequestOptions ofCall = tools.options().ofCall(message.get("options"));
    if (name.equals("request")) {
      JsonNode body = message.path("options").get("body");
      List<Object> given = new ArrayList<>();
      given.add(message.get("method").textValue());
      given.add(message.get("url").textValue());
      given.add(body == null ? null : Values.loose(body));
      given.add(ofCall);
      Method method = Reflect.method(client.getClass(), "request", 4);
      return new Call(name, Table.Entry.UNDECLARED, client, method, given);
    }
    Table.Entry entry = tools.table().entry(name);
    Object owner = client;
    for (String step : entry.path().subList(0, entry.path().size() - 1)) {
      owner = Reflect.call(owner, step);
    }
    if (isRaw(message.path("consume").asText(), entry)) {
      owner = Reflect.call(owner, "withRawResponse");
    }
    String called = entry.path().get(entry.path().size() - 1);
    Method method = chosen(owner, called, entry, ofCall != null);
    List<Object> given = arguments(tools, method, entry, new Taken(message));
    if (ofCall != null) {
      while (given.size() < method.getParameterCount() - 1) {
        given.add(null);
      }
      given.add(ofCall);
    }
    return new Call(name, entry, owner, method, given);
  }

  /** A list tells nothing of its response itself. */
  private static boolean isRaw(String consume, Table.Entry entry) {
    return consume.equals("raw") || consume.equals("head") && entry.kind().equals("page");
  }

  /** The overload that takes the arguments, and options where there are some. */
  private static Method chosen(Object owner, String name, Table.Entry entry, boolean hasOptions) {
    int count = entry.positional().size() + (entry.fields() == null ? 0 : 1);
    return Reflect.method(
        owner.getClass(),
        name,
        method -> {
          Class<?>[] types = method.getParameterTypes();
          int length = types.length;
          boolean takes = length > 0 && types[length - 1] == RequestOptions.class;
          return takes == hasOptions
              && (takes ? length > count : length == count)
              && (entry.fields() == null || isRequest(owner, name, types[count - 1]));
        });
  }

  /** Whether a method takes a request, and not the parameters of the path in its place. */
  private static boolean isRequest(Object owner, String name, Class<?> type) {
    return builderOf(type) != Object.class
        || Arrays.stream(owner.getClass().getMethods())
            .filter(method -> method.getName().equals(name))
            .flatMap(method -> Arrays.stream(method.getParameterTypes()))
            .allMatch(one -> one == RequestOptions.class || builderOf(one) == Object.class);
  }

  private static List<Object> arguments(
      Tools tools, Method method, Table.Entry entry, Taken message) {
    var types = method.getGenericParameterTypes();
    List<Object> given = new ArrayList<>();
    for (Table.Argument one : entry.positional()) {
      JsonNode value = message.take(one);
      given.add(value == null ? null : tools.making().make(types[given.size()], value));
    }
    if (entry.fields() != null) {
      given.add(request(tools, method.getParameterTypes()[given.size()], entry, message));
    }
    message.end();
    return given;
  }

  private static Object request(Tools tools, Class<?> type, Table.Entry entry, Taken message) {
    if (tools.table().isDeclared(type)) {
      // The request is the body.
      JsonNode body = message.takeBody();
      return body.isEmpty() && entry.isOptional() ? null : tools.making().make(type, body);
    }
    if (!JsonModelBuilder.class.isAssignableFrom(builderOf(type))) {
      JsonNode whole = message.take(entry.fields().get(0));
      return whole == null ? null : tools.making().make(type, whole);
    }
    JsonModelBuilder<?, ?> builder = (JsonModelBuilder<?, ?>) Reflect.callStatic(type, "builder");
    boolean isSet = false;
    for (Table.Argument field : entry.fields()) {
      JsonNode value = message.take(field);
      if (value != null) {
        isSet = true;
        tools.making().set(builder, field.name(), value);
      }
    }
    if (entry.merges()) {
      for (var further : (Iterable<Map.Entry<String, JsonNode>>) message.takeBody()::fields) {
        isSet = true;
        tools.making().setFurther(builder, further.getKey(), further.getValue());
      }
    }
    return isSet || !entry.isOptional() ? builder.build() : null;
  }

  private static Class<?> builderOf(Class<?> type) {
    for (Class<?> inner : type.getClasses()) {
      if (inner.getSimpleName().equals("Builder")) {
        return inner;
      }
    }
    return Object.class;
  }

  /** The values of a message. One that the operation does not take is a mistake of the suite. */
  private static final class Taken {
    private final ObjectNode places;
    private final String call;

    Taken(JsonNode message) {
      places = message.has("args") ? message.get("args").deepCopy() : Values.object();
      call = message.get("call").textValue();
      if (places.has("value")) {
        places.set("value", Main.JSON.createObjectNode().set("", places.get("value")));
      }
    }

    /** Null where there is none. */
    JsonNode take(Table.Argument one) {
      JsonNode value =
          places.has(one.place())
              ? ((ObjectNode) places.get(one.place())).remove(one.wire())
              : null;
      return Values.isAbsent(value) ? null : value;
    }

    /** The properties of the body that nothing took. */
    JsonNode takeBody() {
      JsonNode body = places.remove("body");
      return body == null ? Values.object() : body;
    }

    void end() {
      for (JsonNode values : places) {
        if (!values.isEmpty()) {
          throw new NoSuchElementException(call + " takes no " + values);
        }
      }
    }
  }
}
