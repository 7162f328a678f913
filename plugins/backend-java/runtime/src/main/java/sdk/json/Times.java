package sdk.json;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times as text. */
final class Times {
  /** The forms of RFC 3339, and what servers send in their place: no offset, or no time of day. */
  private static final Pattern FORM =
      Pattern.compile(
          "(\\d{4}-\\d\\d-\\d\\d)"
              + "(?:[Tt ](\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?)(?:([+-]\\d\\d):?(\\d\\d)|[Zz])?)?");

  /** The form of RFC 3339 itself, whose letters may be small. */
  private static final Pattern EXACT =
      Pattern.compile(
          "\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?([+-]\\d\\d:\\d\\d|[Zz])");

  private Times() {}

  /** Whether a text has the form of RFC 3339, and none that servers send in its place. */
  static boolean isExact(String text) {
    return EXACT.matcher(text).matches();
  }

  /** The time of a text; null if it is none. Without an offset, it is in UTC. */
  static OffsetDateTime parse(String text) {
    Matcher found = FORM.matcher(text);
    if (!found.matches()) {
      return null;
    }
    try {
      LocalDate day = LocalDate.parse(found.group(1));
      LocalTime time =
          found.group(2) == null ? LocalTime.MIDNIGHT : LocalTime.parse(found.group(2));
      ZoneOffset offset =
          found.group(3) == null
              ? ZoneOffset.UTC
              : ZoneOffset.of(found.group(3) + ":" + found.group(4));
      return OffsetDateTime.of(day, time, offset);
    } catch (DateTimeException e) {
      return null;
    }
  }

  /** A time by RFC 3339, with as many digits of a second as it needs, in groups of three. */
  static String format(OffsetDateTime time) {
    StringBuilder text = new StringBuilder(35).append(time.toLocalDate()).append('T');
    LocalTime clock = time.toLocalTime();
    text.append(clock);
    if (clock.getSecond() == 0 && clock.getNano() == 0) {
      text.append(":00");
    }
    return text.append(time.getOffset()).toString();
  }
}
