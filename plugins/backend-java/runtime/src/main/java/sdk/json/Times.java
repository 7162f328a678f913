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

  private static final int DAY_END = "2024-02-29".length();
  private static final int SECONDS_END = "2024-02-29T12:00:00".length();

  private Times() {}

  /** Whether a text has the form of RFC 3339, and none that servers send in its place. */
  static boolean isExact(String text) {
    return EXACT.matcher(text).matches();
  }

  /** The time of a text; null if it is none. Without an offset, it is in UTC. */
  static OffsetDateTime parse(String text) {
    try {
      OffsetDateTime usual = usual(text);
      return usual == null ? other(text) : usual;
    } catch (DateTimeException e) {
      return null;
    }
  }

  /**
   * The time of a text in the form that nearly all servers send; null for other forms. Responses
   * can hold many times, and a regular expression takes ten times as long.
   */
  private static OffsetDateTime usual(String text) {
    LocalDate day = day(text);
    if (day == null) {
      return null;
    }
    if (text.length() == DAY_END) {
      return OffsetDateTime.of(day, LocalTime.MIDNIGHT, ZoneOffset.UTC);
    }
    LocalTime clock = clock(text);
    ZoneOffset offset = clock == null ? null : offset(text, fractionEnd(text));
    return offset == null ? null : OffsetDateTime.of(day, clock, offset);
  }

  /** The date that a text begins with; null if there is none. */
  private static LocalDate day(String text) {
    if (text.length() < DAY_END || text.charAt(4) != '-' || text.charAt(7) != '-') {
      return null;
    }
    int year = number(text, 0, 4);
    int month = number(text, 5, 7);
    int day = number(text, 8, DAY_END);
    return (year | month | day) < 0 ? null : LocalDate.of(year, month, day);
  }

  /** The time of day after a date; null if there is none, or it has another form. */
  private static LocalTime clock(String text) {
    if (text.length() <= SECONDS_END
        || text.charAt(DAY_END) != 'T'
        || text.charAt(13) != ':'
        || text.charAt(16) != ':') {
      return null;
    }
    int hour = number(text, 11, 13);
    int minute = number(text, 14, 16);
    int second = number(text, 17, SECONDS_END);
    int nanos = nanos(text, fractionEnd(text));
    return (hour | minute | second | nanos) < 0 ? null : LocalTime.of(hour, minute, second, nanos);
  }

  /** The number between two places; -1 if not all are digits. */
  private static int number(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  /** Where a fraction of a second ends; where the seconds do, if there is none. */
  private static int fractionEnd(String text) {
    int end = SECONDS_END;
    if (text.charAt(end) == '.') {
      do {
        end++;
      } while (end < text.length() && number(text, end, end + 1) >= 0);
    }
    return end;
  }

  /** The nanoseconds of a fraction, if there is one; -1 if it has no digits, or too many. */
  private static int nanos(String text, int end) {
    if (end == SECONDS_END) {
      return 0;
    }
    int from = SECONDS_END + 1;
    int count = end - from;
    if (count < 1 || count > 9) {
      return -1;
    }
    int nanos = number(text, from, end);
    for (int i = count; i < 9; i++) {
      nanos *= 10;
    }
    return nanos;
  }

  /** The offset at the end of a text; null if there is none, or it has another form. */
  private static ZoneOffset offset(String text, int from) {
    int length = text.length() - from;
    if (length == 1 && text.charAt(from) == 'Z') {
      return ZoneOffset.UTC;
    }
    if (length != "+00:00".length() || text.charAt(from + 3) != ':') {
      return null;
    }
    char sign = text.charAt(from);
    int hours = number(text, from + 1, from + 3);
    int minutes = number(text, from + 4, from + 6);
    if (sign != '+' && sign != '-' || (hours | minutes) < 0) {
      return null;
    }
    return sign == '+'
        ? ZoneOffset.ofHoursMinutes(hours, minutes)
        : ZoneOffset.ofHoursMinutes(-hours, -minutes);
  }

  /**
   * Whether {@link #format} would write the time of a text, which {@link #parse} has read, as it is
   * in the text.
   */
  static boolean isFormatted(String text) {
    if (text.length() <= SECONDS_END || text.charAt(DAY_END) != 'T') {
      return false;
    }
    int end = fractionEnd(text);
    int digits = end - SECONDS_END - 1;
    boolean isShortest = digits < 0 || digits % 3 == 0 && !text.startsWith("000", end - 3);
    boolean isZero = text.startsWith("00:00", end + 1);
    return isShortest && !isZero && (text.endsWith("Z") || text.startsWith(":", end + 3));
  }

  /** The time of a text in any form that is read; null if it is none. */
  private static OffsetDateTime other(String text) {
    Matcher found = FORM.matcher(text);
    if (!found.matches()) {
      return null;
    }
    LocalDate day = LocalDate.parse(found.group(1));
    LocalTime time = found.group(2) == null ? LocalTime.MIDNIGHT : LocalTime.parse(found.group(2));
    ZoneOffset offset =
        found.group(3) == null
            ? ZoneOffset.UTC
            : ZoneOffset.of(found.group(3) + ":" + found.group(4));
    return OffsetDateTime.of(day, time, offset);
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
