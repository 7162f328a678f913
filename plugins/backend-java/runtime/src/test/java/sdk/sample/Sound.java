package sdk.sample;

import com.fasterxml.jackson.databind.JsonNode;
import sdk.json.Json;
import sdk.json.JsonType;
import sdk.json.Union;
import sdk.json.UnionType;

/** One of several sounds. The variants do not declare the property that tells them apart. */
public sealed interface Sound extends Union {
  /** How values are read and written. */
  JsonType<Sound> TYPE = UnionType.tagged("kind", Unknown::new, Sound::declare);

  private static void declare(UnionType.Variants<Sound> variants) {
    variants.variant("purr", Cat.TYPE, OfPurr.class, OfPurr::new);
    variants.variant(2, Cat.TYPE, OfTwo.class, OfTwo::new);
  }

  @Override
  default Object json() {
    return Json.plain(TYPE, this);
  }

  /**
   * A purr.
   *
   * @param value the cat
   */
  record OfPurr(Cat value) implements Sound {}

  /**
   * A sound with a number.
   *
   * @param value the cat
   */
  record OfTwo(Cat value) implements Sound {}

  /**
   * A sound that the SDK does not know yet.
   *
   * @param type the value of the property that tells sounds apart
   * @param raw what was received
   */
  record Unknown(String type, JsonNode raw) implements Sound {
    @Override
    public JsonNode value() {
      return raw;
    }
  }
}
