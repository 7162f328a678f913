package sdk.sample;

import java.time.OffsetDateTime;
import sdk.json.Fields;
import sdk.json.ModelType;
import sdk.json.OpenModel;
import sdk.json.OpenModelBuilder;
import sdk.json.Types;

/** A diary, whose undeclared properties are times. */
public final class Diary extends OpenModel<OffsetDateTime> {
  /** How values are read and written. */
  public static final ModelType<Diary> TYPE = ModelType.of(Diary::new, Diary::declare);

  private Diary(Fields fields) {
    super(fields);
  }

  private static void declare(ModelType.Properties properties) {
    properties.constant("version", Types.INT64, 2L);
    properties.required("status", Status.TYPE);
    properties.optional("pages", Types.INT32);
    properties.additional(Types.DATE_TIME);
  }

  /** {@return the version} */
  public long version() {
    return get(0, 0L);
  }

  /** {@return the status} */
  public Status status() {
    return get(1);
  }

  /** {@return a builder} */
  public static Builder builder() {
    return new Builder(null);
  }

  /** {@return a builder that begins with the values of this diary} */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Builds a diary. */
  public static final class Builder extends OpenModelBuilder<OffsetDateTime, Diary, Builder> {
    private Builder(Diary from) {
      super(TYPE, from);
    }

    /**
     * The status.
     *
     * @param status the value
     * @return this
     */
    public Builder status(Status status) {
      return set(1, status);
    }
  }
}
