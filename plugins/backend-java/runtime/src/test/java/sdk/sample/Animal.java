package sdk.sample;

import com.fasterxml.jackson.databind.JsonNode;
import sdk.json.JsonType;
import sdk.json.Union;
import sdk.json.UnionType;

/** One of several animals. */
public sealed interface Animal extends Union {
  /** How values are read and written. */
  JsonType<Animal> TYPE =
      UnionType.tagged(
          "type",
          Unknown::new,
          variants ->
              variants
                  .variant("cat", Cat.TYPE, OfCat.class, OfCat::new)
                  .variant("dog", Pet.TYPE, OfDog.class, OfDog::new));

  /**
   * A cat.
   *
   * @param value the cat
   */
  record OfCat(Cat value) implements Animal {}

  /**
   * A dog.
   *
   * @param value the dog
   */
  record OfDog(Pet value) implements Animal {}

  /**
   * An animal that the SDK does not know yet.
   *
   * @param type the value of the property that tells animals apart
   * @param raw what was received
   */
  record Unknown(String type, JsonNode raw) implements Animal {
    @Override
    public JsonNode value() {
      return raw;
    }
  }
}
