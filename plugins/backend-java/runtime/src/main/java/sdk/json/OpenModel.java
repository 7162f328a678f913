package sdk.json;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Map;
import java.util.Optional;
import sdk.core.Nullable;

/**
 * An object of the API. It cannot be changed. Properties that it does not declare are kept.
 *
 * @param <T> the type of those properties
 */
@JsonDeserialize(using = JacksonReader.class)
public abstract class OpenModel<T> {
  private final Fields fields;

  /**
   * Used by the classes of the SDK.
   *
   * @param fields the values
   */
  protected OpenModel(Fields fields) {
    this.fields = fields;
  }

  final Fields fields() {
    return fields;
  }

  /**
   * {@return the properties that the API does not declare} The value is null where it was null, or
   * could not be read.
   */
  @SuppressWarnings("unchecked") // Values are read or set by the type that the object declares.
  public final Map<String, T> additionalProperties() {
    return (Map<String, T>) fields.additional;
  }

  /**
   * What the server sent for a property whose type is declared, if its value could not be read, or
   * would be written otherwise.
   *
   * @param name the name of the property in JSON
   * @return what was received, and is sent back
   */
  public final Optional<JsonNode> received(String name) {
    return Optional.ofNullable(fields.received.get(name));
  }

  /** {@return this object as JSON text} */
  public final String toJson() {
    return Json.text(this);
  }

  /** {@return this object as Jackson has it, for mappers other than the SDK's own} */
  @JsonValue
  final JsonNode toNode() {
    return Json.parse(toJson());
  }

  /**
   * The value of a property that must be there.
   *
   * @param place where the property is declared
   * @param <V> its type
   * @return the value; null if the server did not send it
   */
  @SuppressWarnings("unchecked") // Values are read or set by the type that the property declares.
  protected final <V> V get(int place) {
    Object value = fields.values[place];
    return value == Fields.NULL ? null : (V) value;
  }

  /**
   * The value of a number or boolean that must be there.
   *
   * @param place where the property is declared
   * @param zero returned if the server did not send it
   * @param <V> its type
   * @return the value
   */
  protected final <V> V get(int place, V zero) {
    V value = get(place);
    return value == null ? zero : value;
  }

  /**
   * The value of a property that may be absent, or one that may be null.
   *
   * @param place where the property is declared
   * @param <V> its type
   * @return the value, if there is one
   */
  protected final <V> Optional<V> optional(int place) {
    V value = get(place);
    return Optional.ofNullable(value);
  }

  /**
   * The value of a property that may be absent, or null.
   *
   * @param place where the property is declared
   * @param <V> its type
   * @return the value, null or nothing
   */
  protected final <V> Nullable<V> nullable(int place) {
    if (fields.values[place] == Fields.NULL) {
      return Nullable.ofNull();
    }
    V value = get(place);
    return value == null ? Nullable.absent() : Nullable.of(value);
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof OpenModel<?> that && fields.equals(that.fields);
  }

  @Override
  public final int hashCode() {
    return fields.hashCode();
  }

  @Override
  public final String toString() {
    return getClass().getSimpleName() + toJson();
  }
}
