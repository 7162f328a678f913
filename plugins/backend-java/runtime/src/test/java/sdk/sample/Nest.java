package sdk.sample;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.util.List;
import sdk.json.Json;
import sdk.json.JsonType;
import sdk.json.Types;
import sdk.json.Union;
import sdk.json.UnionType;

/** A list of what it is itself, or a date. */
public sealed interface Nest extends Union {
  /** How values are read and written. */
  JsonType<Nest> TYPE = UnionType.untagged(Unknown::new, Nest::declare);

  private static void declare(UnionType.Variants<Nest> variants) {
    variants.variant(Types.list(Nest.TYPE), OfList.class, OfList::new);
    variants.variant(Types.DATE, OfDate.class, OfDate::new);
  }

  @Override
  default Object json() {
    return Json.plain(TYPE, this);
  }

  /**
   * A list.
   *
   * @param value its items
   */
  record OfList(List<Nest> value) implements Nest {}

  /**
   * A date.
   *
   * @param value the date
   */
  record OfDate(LocalDate value) implements Nest {}

  /**
   * Something else.
   *
   * @param raw what was received
   */
  record Unknown(JsonNode raw) implements Nest {
    @Override
    public JsonNode value() {
      return raw;
    }
  }
}
