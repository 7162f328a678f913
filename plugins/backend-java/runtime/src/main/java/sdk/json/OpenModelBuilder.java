package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import sdk.errors.ConfigurationException;

/**
 * Builds an object of the API.
 *
 * @param <A> the type of the properties that the API does not declare
 * @param <M> the class of the object
 * @param <B> the class of the builder
 */
public abstract class OpenModelBuilder<
    A, M extends OpenModel<?>, B extends OpenModelBuilder<A, M, B>> {
  private final ModelType<M> type;
  private final Object[] values;
  private final Map<String, JsonNode> received = new HashMap<>();
  private final Map<String, Object> additional = new LinkedHashMap<>();

  /**
   * Used by the builders of the SDK.
   *
   * @param type the type of the object
   * @param from the object to begin with; null to begin with none
   */
  protected OpenModelBuilder(ModelType<M> type, M from) {
    this.type = type;
    if (from == null) {
      this.values = type.table().properties.stream().map(ModelType.Property::constant).toArray();
    } else {
      this.values = from.fields().values.clone();
      received.putAll(from.fields().received);
      additional.putAll(from.fields().additional);
    }
  }

  /**
   * Sets a property. Null leaves out a property that may be absent.
   *
   * @param place where the property is declared
   * @param value the value
   * @return this
   */
  protected final B set(int place, Object value) {
    ModelType.Property<?> property = type.table().properties.get(place);
    Object set = value;
    if (value == null) {
      if (property.isRequired() && !property.takesNull()) {
        throw new ConfigurationException(property.name() + " must not be null");
      }
      set = property.takesNull() ? Fields.NULL : null;
    }
    values[place] = copied(set);
    received.remove(property.name());
    return self();
  }

  /**
   * Sets a property that the API does not declare.
   *
   * @param name its name in JSON
   * @param value the value
   * @return this
   */
  public final B additionalProperty(String name, A value) {
    boolean isTyped = type.table().additional != Types.ANY;
    additional.put(name, isTyped ? copied(value) : Json.node(value));
    received.remove(name);
    return self();
  }

  /** {@return the object; throws if a property that must be there is not set} */
  public final M build() {
    for (int i = 0; i < values.length; i++) {
      ModelType.Property<?> property = type.table().properties.get(i);
      boolean isSet = values[i] != null || received.containsKey(property.name());
      // A constant that the server left out is not sent back.
      if (!isSet && property.isRequired() && property.constant() == null) {
        throw new ConfigurationException(property.name() + " is required");
      }
    }
    return type.make(
        new Fields(type, values.clone(), new HashMap<>(received), new LinkedHashMap<>(additional)));
  }

  private static Object copied(Object value) {
    if (value instanceof Collection<?> items) {
      return Collections.unmodifiableList(new ArrayList<>(items));
    }
    if (value instanceof Map<?, ?> members) {
      return Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }
    return value;
  }

  @SuppressWarnings("unchecked") // Each builder names itself as B.
  private B self() {
    return (B) this;
  }
}
