package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;

/** An object of the API, which declares no type for properties that it does not declare. */
public abstract class JsonModel extends OpenModel<JsonNode> {
  /**
   * Used by the classes of the SDK.
   *
   * @param fields the values
   */
  protected JsonModel(Fields fields) {
    super(fields);
  }
}
