package sdk.sample;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import sdk.core.Nullable;
import sdk.json.Fields;
import sdk.json.JsonModel;
import sdk.json.JsonModelBuilder;
import sdk.json.ModelType;
import sdk.json.Types;

/** A pet, as the emitter writes models. */
public final class Pet extends JsonModel {
  /** How values are read and written. */
  public static final ModelType<Pet> TYPE =
      ModelType.of(
          Pet::new,
          properties ->
              properties
                  .required("id", Types.INT64)
                  .required("name", Types.STRING)
                  .nullable("owner", Types.STRING)
                  .optional("status", Status.TYPE)
                  .optional("born", Types.DATE_TIME)
                  .optional("day", Types.DATE)
                  .optional("price", Types.DECIMAL)
                  .optional("uid", Types.ID)
                  .optional("data", Types.BYTES)
                  .optional("weight", Types.DOUBLE)
                  .optional("good", Types.BOOLEAN)
                  .optional("times", Types.list(Types.DATE_TIME))
                  .optional("friends", Types.map(Animal.TYPE))
                  .optional("figure", Figure.TYPE)
                  .optional("friend", Animal.TYPE)
                  .optional("tags", Types.list(Types.STRING)));

  private Pet(Fields fields) {
    super(fields);
  }

  /** {@return the id} */
  public long id() {
    return get(0, 0L);
  }

  /** {@return the name} */
  public String name() {
    return get(1);
  }

  /** {@return the owner} */
  public Nullable<String> owner() {
    return nullable(2);
  }

  /** {@return the status} */
  public Optional<Status> status() {
    return optional(3);
  }

  /** {@return the born} */
  public Optional<OffsetDateTime> born() {
    return optional(4);
  }

  /** {@return the day} */
  public Optional<LocalDate> day() {
    return optional(5);
  }

  /** {@return the price} */
  public Optional<BigDecimal> price() {
    return optional(6);
  }

  /** {@return the uid} */
  public Optional<UUID> uid() {
    return optional(7);
  }

  /** {@return the data} */
  public Optional<byte[]> data() {
    return optional(8);
  }

  /** {@return the weight} */
  public Optional<Double> weight() {
    return optional(9);
  }

  /** {@return the good} */
  public Optional<Boolean> good() {
    return optional(10);
  }

  /** {@return the times} */
  public Optional<List<OffsetDateTime>> times() {
    return optional(11);
  }

  /** {@return the friends} */
  public Optional<Map<String, Animal>> friends() {
    return optional(12);
  }

  /** {@return the figure} */
  public Optional<Figure> figure() {
    return optional(13);
  }

  /** {@return the friend} */
  public Optional<Animal> friend() {
    return optional(14);
  }

  /** {@return the tags} */
  public Optional<List<String>> tags() {
    return optional(15);
  }

  /** {@return a builder} */
  public static Builder builder() {
    return new Builder(null);
  }

  /** {@return a builder that begins with the values of this pet} */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Builds a pet. */
  public static final class Builder extends JsonModelBuilder<Pet, Builder> {
    private Builder(Pet from) {
      super(TYPE, from);
    }

    /**
     * The id.
     *
     * @param id the value
     * @return this
     */
    public Builder id(long id) {
      return set(0, id);
    }

    /**
     * The name.
     *
     * @param name the value
     * @return this
     */
    public Builder name(String name) {
      return set(1, name);
    }

    /**
     * The owner.
     *
     * @param owner the value
     * @return this
     */
    public Builder owner(String owner) {
      return set(2, owner);
    }

    /**
     * The status.
     *
     * @param status the value
     * @return this
     */
    public Builder status(Status status) {
      return set(3, status);
    }

    /**
     * The born.
     *
     * @param born the value
     * @return this
     */
    public Builder born(OffsetDateTime born) {
      return set(4, born);
    }

    /**
     * The day.
     *
     * @param day the value
     * @return this
     */
    public Builder day(LocalDate day) {
      return set(5, day);
    }

    /**
     * The price.
     *
     * @param price the value
     * @return this
     */
    public Builder price(BigDecimal price) {
      return set(6, price);
    }

    /**
     * The uid.
     *
     * @param uid the value
     * @return this
     */
    public Builder uid(UUID uid) {
      return set(7, uid);
    }

    /**
     * The data.
     *
     * @param data the value
     * @return this
     */
    public Builder data(byte[] data) {
      return set(8, data);
    }

    /**
     * The weight.
     *
     * @param weight the value
     * @return this
     */
    public Builder weight(Double weight) {
      return set(9, weight);
    }

    /**
     * The good.
     *
     * @param good the value
     * @return this
     */
    public Builder good(Boolean good) {
      return set(10, good);
    }

    /**
     * The times.
     *
     * @param times the value
     * @return this
     */
    public Builder times(List<OffsetDateTime> times) {
      return set(11, times);
    }

    /**
     * The friends.
     *
     * @param friends the value
     * @return this
     */
    public Builder friends(Map<String, Animal> friends) {
      return set(12, friends);
    }

    /**
     * The figure.
     *
     * @param figure the value
     * @return this
     */
    public Builder figure(Figure figure) {
      return set(13, figure);
    }

    /**
     * The friend.
     *
     * @param friend the value
     * @return this
     */
    public Builder friend(Animal friend) {
      return set(14, friend);
    }

    /**
     * The tags.
     *
     * @param tags the value
     * @return this
     */
    public Builder tags(List<String> tags) {
      return set(15, tags);
    }
  }
}
