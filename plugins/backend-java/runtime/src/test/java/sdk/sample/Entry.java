package sdk.sample;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import sdk.json.JsonType;
import sdk.json.Types;
import sdk.json.Union;
import sdk.json.UnionType;

/** A diary, a time, a date, a status or a number. */
public sealed interface Entry extends Union {
  /** How values are read and written. */
  JsonType<Entry> TYPE = UnionType.untagged(Unknown::new, Entry::declare);

  private static void declare(UnionType.Variants<Entry> variants) {
    variants.variant(Diary.TYPE, OfDiary.class, OfDiary::new);
    variants.variant(Types.DATE_TIME, OfTime.class, OfTime::new);
    variants.variant(Types.DATE, OfDate.class, OfDate::new);
    variants.variant(Status.TYPE, OfStatus.class, OfStatus::new);
    variants.variant(Types.INT64, OfNumber.class, OfNumber::new);
  }

  /**
   * A diary.
   *
   * @param value the diary
   */
  record OfDiary(Diary value) implements Entry {}

  /**
   * A time.
   *
   * @param value the time
   */
  record OfTime(OffsetDateTime value) implements Entry {}

  /**
   * A date.
   *
   * @param value the date
   */
  record OfDate(LocalDate value) implements Entry {}

  /**
   * A status.
   *
   * @param value the status
   */
  record OfStatus(Status value) implements Entry {}

  /**
   * A number.
   *
   * @param value the number
   */
  record OfNumber(Long value) implements Entry {}

  /**
   * Something else.
   *
   * @param raw what was received
   */
  record Unknown(JsonNode raw) implements Entry {
    @Override
    public JsonNode value() {
      return raw;
    }
  }
}
