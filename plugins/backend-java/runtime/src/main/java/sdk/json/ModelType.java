package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * An object with declared properties.
 *
 * @param <M> the class of the object
 */
public final class ModelType<M extends OpenModel<?>> extends JsonType<M> {
  private final Function<Fields, M> make;
  private volatile Consumer<Properties> declare;
  private volatile Table table;

  private ModelType(Function<Fields, M> make, Consumer<Properties> declare) {
    this.make = make;
    this.declare = declare;
  }

  /**
   * Declares the type of a class.
   *
   * @param make the constructor of the class
   * @param declare names the properties; runs when the type is first used
   * @param <M> the class
   * @return the type
   */
  public static <M extends OpenModel<?>> ModelType<M> of(
      Function<Fields, M> make, Consumer<Properties> declare) {
    return new ModelType<>(make, declare);
  }

  /** The properties. Threads that get here at once make the same table. */
  Table table() {
    Table known = table;
    if (known == null) {
      Properties properties = new Properties();
      Consumer<Properties> maker = declare;
      if (maker != null) {
        maker.accept(properties);
        table = new Table(properties);
        declare = null;
      }
      known = table;
    }
    return known;
  }

  M make(Fields fields) {
    return make.apply(fields);
  }

  @Override
  M read(JsonNode node, Reading at) {
    if (!node.isObject()) {
      return at.passOver(node, "an object");
    }
    Table known = table();
    Object[] values = new Object[known.properties.size()];
    Map<String, JsonNode> kept = new HashMap<>();
    Map<String, Object> extra = new LinkedHashMap<>();
    for (Iterator<Map.Entry<String, JsonNode>> each = node.fields(); each.hasNext(); ) {
      Map.Entry<String, JsonNode> member = each.next();
      Integer index = known.places.get(member.getKey());
      if (index == null) {
        extra.put(member.getKey(), at.read(known.additional, member.getValue(), member.getKey()));
        if (at.takeMisfits()) {
          kept.put(member.getKey(), member.getValue());
        }
      } else {
        values[index] = readProperty(known.properties.get(index), member.getValue(), kept, at);
      }
    }
    return make.apply(new Fields(this, values, kept, extra));
  }

  private static Object readProperty(
      Property<?> property, JsonNode node, Map<String, JsonNode> kept, Reading at) {
    if (node.isNull()) {
      if (property.takesNull()) {
        return Fields.NULL;
      }
      kept.put(property.name(), node);
      return null;
    }
    Object value = at.read(property.type(), node, property.name());
    if (at.takeMisfits()) {
      kept.put(property.name(), node);
    }
    return value;
  }

  @Override
  int fit(JsonNode node, boolean isLenient) {
    int undeclared = undeclared(node, (property, member) -> property.fits(member, isLenient));
    return isLenient || undeclared < 0 || table().fitsAdditional(node) ? undeclared : -1;
  }

  @Override
  int outline(JsonNode node) {
    return undeclared(
        node,
        (property, member) -> {
          boolean isTold = property.isRequired() || property.constant() != null;
          return !isTold || property.fits(member, true);
        });
  }

  /** How many properties are not declared; -1 if one is missing or does not fit. */
  private int undeclared(JsonNode node, BiPredicate<Property<?>, JsonNode> fits) {
    if (!node.isObject()) {
      return -1;
    }
    int count = 0;
    for (Property<?> property : table().properties) {
      JsonNode member = node.get(property.name());
      if (member == null ? property.isRequired() : !fits.test(property, member)) {
        return -1;
      }
      count += member == null ? 0 : 1;
    }
    return node.size() - count;
  }

  /** Declares the properties of an object, in their order. */
  public static final class Properties {
    private final List<Property<?>> declared = new ArrayList<>();
    private JsonType<?> additional = Types.ANY;

    private Properties() {}

    /**
     * A property that must be there.
     *
     * @param name its name in JSON
     * @param type its type
     * @return this
     */
    public Properties required(String name, JsonType<?> type) {
      return add(new Property<>(name, type, true, false, null));
    }

    /**
     * A property that may be absent.
     *
     * @param name its name in JSON
     * @param type its type
     * @return this
     */
    public Properties optional(String name, JsonType<?> type) {
      return add(new Property<>(name, type, false, false, null));
    }

    /**
     * A property that must be there, and may be null.
     *
     * @param name its name in JSON
     * @param type its type
     * @return this
     */
    public Properties requiredNullable(String name, JsonType<?> type) {
      return add(new Property<>(name, type, true, true, null));
    }

    /**
     * A property that may be absent, or null.
     *
     * @param name its name in JSON
     * @param type its type
     * @return this
     */
    public Properties nullable(String name, JsonType<?> type) {
      return add(new Property<>(name, type, false, true, null));
    }

    /**
     * A property that always has the same value.
     *
     * @param name its name in JSON
     * @param type its type
     * @param value the value: a string, a number or a boolean
     * @param <T> the Java type of the value
     * @return this
     */
    public <T> Properties constant(String name, JsonType<T> type, T value) {
      return add(new Property<>(name, type, true, false, value));
    }

    /**
     * The type of properties that are not declared; any JSON unless it is declared.
     *
     * @param type the type
     * @return this
     */
    public Properties additional(JsonType<?> type) {
      additional = type;
      return this;
    }

    private Properties add(Property<?> property) {
      declared.add(property);
      return this;
    }
  }

  /** The properties of a type, and where each stands. */
  static final class Table {
    final List<Property<?>> properties;
    final Map<String, Integer> places = new HashMap<>();

    /** The type of properties that are not declared. */
    final JsonType<?> additional;

    Table(Properties given) {
      properties = List.copyOf(given.declared);
      additional = given.additional;
      for (int i = 0; i < properties.size(); i++) {
        places.put(properties.get(i).name(), i);
      }
    }

    boolean fitsAdditional(JsonNode node) {
      if (additional == Types.ANY) {
        return true;
      }
      for (Iterator<Map.Entry<String, JsonNode>> each = node.fields(); each.hasNext(); ) {
        Map.Entry<String, JsonNode> member = each.next();
        JsonNode value = member.getValue();
        boolean isDeclared = places.containsKey(member.getKey());
        if (!isDeclared && !value.isNull() && additional.fit(value, false) < 0) {
          return false;
        }
      }
      return true;
    }

    /** What is to be written for a property that is not declared. */
    @SuppressWarnings("unchecked") // Values are only ever set by the type that the object declares.
    Object plainAdditional(Object value) {
      return value == null ? null : ((JsonType<Object>) additional).plain(value);
    }
  }

  /** One property. A constant has a value. */
  record Property<T>(
      String name, JsonType<T> type, boolean isRequired, boolean takesNull, Object constant) {

    boolean fits(JsonNode node, boolean isLenient) {
      if (constant != null) {
        return Json.parse(Json.text(constant)).equals(node);
      }
      return node.isNull() ? takesNull || !isRequired : type.fit(node, isLenient) >= 0;
    }

    /** What is to be written for a value of this property. */
    @SuppressWarnings("unchecked") // Values of a property are only ever set by its declared type.
    Object plain(Object value) {
      return value == Fields.NULL ? NullNode.instance : type.plain((T) value);
    }
  }
}
