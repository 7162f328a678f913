package sdk.sample;

import java.util.Optional;
import sdk.json.Fields;
import sdk.json.JsonModel;
import sdk.json.JsonModelBuilder;
import sdk.json.ModelType;
import sdk.json.Types;

/** A cat. */
public final class Cat extends JsonModel {
  /** How values are read and written. */
  public static final ModelType<Cat> TYPE =
      ModelType.of(
          Cat::new,
          properties ->
              properties
                  .constant("type", Types.STRING, "cat")
                  .required("lives", Types.INT32)
                  .optional("friend", Animal.TYPE));

  private Cat(Fields fields) {
    super(fields);
  }

  /** {@return its type} */
  public String type() {
    return get(0);
  }

  /** {@return how many lives it has} */
  public int lives() {
    return get(1, 0);
  }

  /** {@return its friend} */
  public Optional<Animal> friend() {
    return optional(2);
  }

  /** {@return a builder} */
  public static Builder builder() {
    return new Builder(null);
  }

  /** Builds a cat. */
  public static final class Builder extends JsonModelBuilder<Cat, Builder> {
    private Builder(Cat from) {
      super(TYPE, from);
    }

    /**
     * How many lives it has.
     *
     * @param lives the number
     * @return this
     */
    public Builder lives(int lives) {
      return set(1, lives);
    }

    /**
     * Its friend.
     *
     * @param friend the friend
     * @return this
     */
    public Builder friend(Animal friend) {
      return set(2, friend);
    }
  }
}
