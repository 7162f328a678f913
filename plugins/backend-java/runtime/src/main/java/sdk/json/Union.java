package sdk.json;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;

/** A value that is one of several types. Implemented by the unions of the API. */
@JsonDeserialize(using = JacksonReader.class)
public interface Union {
  /** {@return the value of the variant; of an unknown one, the JSON that was received} */
  Object value();

  /**
   * {@return what JSON has of the value} Where a property tells the variants apart that they do not
   * declare themselves, it is there too.
   */
  @JsonValue
  default Object json() {
    return value();
  }
}
