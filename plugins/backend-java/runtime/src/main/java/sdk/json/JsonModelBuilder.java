package sdk.json;

/**
 * Builds an object of the API, which declares no type for properties that it does not declare: they
 * take what JSON can hold, such as text, a number, a boolean, a map, a list or an object of the
 * API.
 *
 * @param <M> the class of the object
 * @param <B> the class of the builder
 */
public abstract class JsonModelBuilder<M extends JsonModel, B extends JsonModelBuilder<M, B>>
    extends OpenModelBuilder<Object, M, B> {
  /**
   * Used by the builders of the SDK.
   *
   * @param type the type of the object
   * @param from the object to begin with; null to begin with none
   */
  protected JsonModelBuilder(ModelType<M> type, M from) {
    super(type, from);
  }
}
