package sdk.sample;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.OffsetDateTime;
import java.util.List;
import sdk.json.JsonType;
import sdk.json.Types;
import sdk.json.Union;
import sdk.json.UnionType;

/** A cat, some times, or a text. */
public sealed interface Figure extends Union {
  /** How values are read and written. */
  JsonType<Figure> TYPE =
      UnionType.untagged(
          Unknown::new,
          variants ->
              variants
                  .variant(Cat.TYPE, OfCat.class, OfCat::new)
                  .variant(Types.list(Types.DATE_TIME), OfTimes.class, OfTimes::new)
                  .variant(Types.STRING, OfText.class, OfText::new));

  /**
   * A cat.
   *
   * @param value the cat
   */
  record OfCat(Cat value) implements Figure {}

  /**
   * Some times.
   *
   * @param value the times
   */
  record OfTimes(List<OffsetDateTime> value) implements Figure {}

  /**
   * A text.
   *
   * @param value the text
   */
  record OfText(String value) implements Figure {}

  /**
   * Something else.
   *
   * @param raw what was received
   */
  record Unknown(JsonNode raw) implements Figure {
    @Override
    public JsonNode value() {
      return raw;
    }
  }
}
