package driver;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import sdk.core.FileUpload;
import sdk.core.Nullable;
import sdk.json.OpenEnum;
import sdk.json.OpenModel;
import sdk.json.OpenModelBuilder;
import sdk.json.Union;

/**
 * Makes values of messages as programs make them: objects by their builders, variants by the
 * constructors of their records, enum values by {@code of}.
 */
final class Making {
  private static final Map<Type, Function<JsonNode, Object>> SIMPLE = new HashMap<>();

  static {
    SIMPLE.put(String.class, JsonNode::textValue);
    SIMPLE.put(boolean.class, JsonNode::booleanValue);
    SIMPLE.put(Boolean.class, JsonNode::booleanValue);
    SIMPLE.put(int.class, node -> exact(node).intValueExact());
    SIMPLE.put(Integer.class, node -> exact(node).intValueExact());
    SIMPLE.put(long.class, node -> exact(node).longValueExact());
    SIMPLE.put(Long.class, node -> exact(node).longValueExact());
    SIMPLE.put(BigInteger.class, Making::exact);
    SIMPLE.put(double.class, JsonNode::doubleValue);
    SIMPLE.put(Double.class, JsonNode::doubleValue);
    SIMPLE.put(OffsetDateTime.class, node -> OffsetDateTime.parse(node.textValue()));
    SIMPLE.put(LocalDate.class, node -> LocalDate.parse(node.textValue()));
    SIMPLE.put(BigDecimal.class, node -> new BigDecimal(node.textValue()));
    SIMPLE.put(UUID.class, node -> UUID.fromString(node.textValue()));
    SIMPLE.put(byte[].class, Values::bytes);
    SIMPLE.put(JsonNode.class, node -> node);
    SIMPLE.put(Object.class, Values::loose);
  }

  private final Table table;

  Making(Table table) {
    this.table = table;
  }

  private static BigInteger exact(JsonNode node) {
    return node.decimalValue().toBigIntegerExact();
  }

  /** A value of a message as a program would pass it for a parameter of a type. */
  Object make(Type type, JsonNode value) {
    if (value.isNull()) {
      return null;
    }
    if (type == FileUpload.class) {
      return Values.file(value);
    }
    if (type instanceof ParameterizedType of) {
      return of.getRawType() == List.class
          ? list(of.getActualTypeArguments()[0], value)
          : map(of.getActualTypeArguments()[1], value);
    }
    JsonNode plain = Values.plain(value);
    Function<JsonNode, Object> simple = SIMPLE.get(type);
    return simple == null ? declared((Class<?>) type, plain) : simple.apply(plain);
  }

  private List<Object> list(Type item, JsonNode value) {
    List<Object> list = new ArrayList<>();
    value.forEach(one -> list.add(make(item, one)));
    return list;
  }

  private Map<String, Object> map(Type item, JsonNode value) {
    Map<String, Object> map = new LinkedHashMap<>();
    value
        .fields()
        .forEachRemaining(member -> map.put(member.getKey(), make(item, member.getValue())));
    return map;
  }

  private Object declared(Class<?> type, JsonNode value) {
    if (OpenModel.class.isAssignableFrom(type)) {
      return object(type, value);
    }
    if (OpenEnum.class.isAssignableFrom(type)) {
      Method of = Reflect.method(type, "of", 1);
      return Reflect.invoke(of, null, make(of.getGenericParameterTypes()[0], value));
    }
    if (Union.class.isAssignableFrom(type)) {
      return variant(type, value);
    }
    throw new IllegalArgumentException("The driver makes no " + type);
  }

  private Object object(Class<?> type, JsonNode value) {
    var builder = (OpenModelBuilder<?, ?, ?>) Reflect.callStatic(type, "builder");
    Map<String, JsonNode> further = new LinkedHashMap<>();
    value.fields().forEachRemaining(member -> further.put(member.getKey(), member.getValue()));
    for (JsonNode property : table.declared(type).get("properties")) {
      JsonNode given = further.remove(property.get("wire").textValue());
      if (given != null) {
        setProperty(builder, property, given);
      }
    }
    further.forEach((name, one) -> setFurther(builder, name, one));
    return builder.build();
  }

  /** A constant sets itself, or is set by a method without a parameter if it may be absent. */
  private void setProperty(OpenModelBuilder<?, ?, ?> builder, JsonNode property, JsonNode value) {
    String name = property.get("accessor").textValue();
    if (!property.at("/type/kind").asText().equals("literal")) {
      set(builder, name, value);
    } else if (!property.at("/type/value").equals(value)) {
      throw new IllegalArgumentException(name + " cannot be " + value);
    } else if (!property.get("required").booleanValue()) {
      Reflect.call(builder, name);
    }
  }

  /** Sets a property of a builder by the parameter that its setter has. */
  void set(Object builder, String name, JsonNode value) {
    Method setter =
        Reflect.method(
            builder.getClass(),
            name,
            method ->
                method.getParameterCount() == 1
                    && !(value.isNull() && method.getParameterTypes()[0].isPrimitive())
                    && isOfGetter(method));
    Reflect.invoke(setter, builder, make(setter.getGenericParameterTypes()[0], value));
  }

  /** Whether a setter takes what the getter returns, and not the value of a variant of that. */
  private static boolean isOfGetter(Method setter) {
    Method getter = Reflect.method(setter.getDeclaringClass().getDeclaringClass(), setter.getName(), 0);
    Type type = getter.getGenericReturnType();
    boolean isWrapped = getter.getReturnType() == Optional.class || getter.getReturnType() == Nullable.class;
    Type inner = isWrapped ? ((ParameterizedType) type).getActualTypeArguments()[0] : type;
    boolean isUnion = inner instanceof Class<?> one && Union.class.isAssignableFrom(one);
    return !isUnion || setter.getParameterTypes()[0] == inner;
  }

  /**
   * Sets a property that the definition does not declare, by the type that it declares of those.
   */
  @SuppressWarnings("unchecked") // The value is made for the builder's own type.
  void setFurther(OpenModelBuilder<?, ?, ?> builder, String name, JsonNode value) {
    ParameterizedType parent = (ParameterizedType) builder.getClass().getGenericSuperclass();
    boolean isTyped = parent.getRawType() == OpenModelBuilder.class;
    Object made = make(isTyped ? parent.getActualTypeArguments()[0] : Object.class, value);
    ((OpenModelBuilder<Object, ?, ?>) builder).additionalProperty(name, made);
  }

  /** The variant that the tag names, or the first that a value can be. */
  private Object variant(Class<?> union, JsonNode value) {
    JsonNode entry = table.declared(union);
    String tag = entry.get("tag").textValue();
    for (JsonNode variant : entry.get("variants")) {
      Constructor<?> maker = makerOf(union, "Of" + variant.get("accessor").textValue());
      Type type = maker.getGenericParameterTypes()[0];
      if (tag == null ? isOf(type, value) : hasTag(variant, value.path(tag))) {
        return Reflect.create(maker, make(type, value));
      }
    }
    Constructor<?> unknown = makerOf(union, "Unknown");
    return tag == null
        ? Reflect.create(unknown, value)
        : Reflect.create(unknown, value.path(tag).asText(), value);
  }

  private static Constructor<?> makerOf(Class<?> union, String name) {
    for (Class<?> record : union.getClasses()) {
      if (record.getSimpleName().equals(name)) {
        return record.getConstructors()[0];
      }
    }
    throw new NoSuchElementException(union.getSimpleName() + " has no " + name);
  }

  private static boolean hasTag(JsonNode variant, JsonNode given) {
    for (JsonNode tag : variant.get("tags")) {
      if (tag.asText().equals(given.asText())) {
        return true;
      }
    }
    return false;
  }

  /** Whether a program would take JSON for a value of a type. */
  private boolean isOf(Type type, JsonNode value) {
    if (type instanceof ParameterizedType of && of.getRawType() == List.class) {
      return value.isArray();
    }
    if (type == Boolean.class) {
      return value.isBoolean();
    }
    if (type == Long.class || type == Integer.class || type == BigInteger.class) {
      return value.isIntegralNumber();
    }
    if (type == Double.class) {
      return value.isNumber();
    }
    if (type instanceof Class<?> known && OpenModel.class.isAssignableFrom(known)) {
      return value.isObject() && hasRequired(known, value);
    }
    if (type instanceof Class<?> known && OpenEnum.class.isAssignableFrom(known)) {
      return isOf(Reflect.method(known, "of", 1).getGenericParameterTypes()[0], value);
    }
    return type == String.class && value.isTextual();
  }

  private boolean hasRequired(Class<?> model, JsonNode value) {
    for (JsonNode property : table.declared(model).get("properties")) {
      if (property.get("required").booleanValue() && !value.has(property.get("wire").textValue())) {
        return false;
      }
    }
    return true;
  }
}
