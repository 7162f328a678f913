package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import sdk.core.RequestOptions;
import sdk.json.ModelBuilder;

/** A call that a message describes. */
final class Call {
  private final Object owner;
  private final Method method;
  private final List<Object> given;
  private final Table.Entry entry;

  private Call(Table.Entry entry, Object owner, Method method, List<Object> given) {
    this.entry = entry;
    this.owner = owner;
    this.method = method;
    this.given = given;
  }

  /** What the SDK's method returns; for an asynchronous client, a future. */
  Object make() {
    return Reflect.invoke(method, owner, given.toArray());
  }

  Method method() {
    return method;
  }

  String kind() {
    return entry.kind();
  }

  static Call of(Table table, Options options, Object client, JsonNode message) {
    String name = message.get("call").textValue();
    RequestOptions ofCall = options.ofCall(message.get("options"));
    if (name.equals("request")) {
      JsonNode body = message.path("options").get("body");
      List<Object> given = new ArrayList<>();
      given.add(message.get("method").textValue());
      given.add(message.get("url").textValue());
      given.add(body == null ? null : Values.loose(body));
      given.add(ofCall);
      Method method = Reflect.method(client.getClass(), "request", 4);
      return new Call(Table.Entry.UNDECLARED, client, method, given);
    }
    Table.Entry entry = table.entry(name);
    Object owner = client;
    for (String step : entry.path().subList(0, entry.path().size() - 1)) {
      owner = Reflect.call(owner, step);
    }
    if (message.path("consume").asText().equals("raw")) {
      owner = Reflect.call(owner, "withRawResponse");
    }
    String called = entry.path().get(entry.path().size() - 1);
    Method method = chosen(owner, called, entry, ofCall != null);
    List<Object> given = arguments(method, entry, new Taken(message));
    if (ofCall != null) {
      while (given.size() < method.getParameterCount() - 1) {
        given.add(null);
      }
      given.add(ofCall);
    }
    return new Call(entry, owner, method, given);
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
          return takes == hasOptions && (takes ? length > count : length == count);
        });
  }

  private static List<Object> arguments(Method method, Table.Entry entry, Taken message) {
    var types = method.getGenericParameterTypes();
    List<Object> given = new ArrayList<>();
    for (Table.Argument one : entry.positional()) {
      JsonNode value = message.take(one);
      given.add(value == null ? null : Values.as(types[given.size()], value));
    }
    if (entry.fields() != null) {
      given.add(request(method.getParameterTypes()[given.size()], entry, message));
    }
    message.end();
    return given;
  }

  private static Object request(Class<?> type, Table.Entry entry, Taken message) {
    if (!ModelBuilder.class.isAssignableFrom(builderOf(type))) {
      JsonNode whole = message.take(entry.fields().get(0));
      return whole == null ? null : Values.as(type, whole);
    }
    Object builder = Reflect.callStatic(type, "builder");
    boolean isSet = false;
    for (Table.Argument field : entry.fields()) {
      JsonNode value = message.take(field);
      if (value != null) {
        isSet = true;
        set(builder, field.name(), value);
      }
    }
    if (entry.merges()) {
      for (var further : message.further().entrySet()) {
        isSet = true;
        ((ModelBuilder<?, ?>) builder)
            .additionalProperty(further.getKey(), Values.loose(further.getValue()));
      }
    }
    return isSet || !entry.isOptional() ? Reflect.call(builder, "build") : null;
  }

  private static Class<?> builderOf(Class<?> type) {
    for (Class<?> inner : type.getClasses()) {
      if (inner.getSimpleName().equals("Builder")) {
        return inner;
      }
    }
    return Object.class;
  }

  private static void set(Object builder, String name, JsonNode value) {
    Method setter =
        Reflect.method(
            builder.getClass(),
            name,
            method ->
                method.getParameterCount() == 1
                    && !(value.isNull() && method.getParameterTypes()[0].isPrimitive()));
    Reflect.invoke(setter, builder, Values.as(setter.getGenericParameterTypes()[0], value));
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

    Map<String, JsonNode> further() {
      Map<String, JsonNode> left = new java.util.LinkedHashMap<>();
      JsonNode body = places.remove("body");
      if (body != null) {
        body.fields().forEachRemaining(one -> left.put(one.getKey(), one.getValue()));
      }
      return left;
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
