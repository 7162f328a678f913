package sdk.internal.call;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import sdk.core.HeaderFields;

/** Which failures are repeated, and when. */
public final class Retry {
  /** Milliseconds that a server may ask for; beyond them the exception surfaces at once. */
  public static final double LONGEST_WAIT = 60_000;

  private static final Pattern DECIMAL = Pattern.compile("\\d+(\\.\\d+)?");
  private static final List<String> MONTHS =
      List.of("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "));

  /** The forms of RFC 9110, 5.6.7, with its two that are obsolete. */
  private static final Pattern DATE =
      Pattern.compile("\\w+, (\\d\\d)[ -](\\w{3})[ -](\\d{2}|\\d{4}) (\\d\\d:\\d\\d:\\d\\d) GMT");

  private static final Pattern ASCTIME =
      Pattern.compile("\\w{3} (\\w{3}) ([ \\d]\\d) (\\d\\d:\\d\\d:\\d\\d) (\\d{4})");

  private Retry() {}

  /** Whether a status may pass by itself. */
  static boolean isTransient(int status) {
    return status == 408 || status == 429 || status >= 500 && status != 501 && status != 505;
  }

  /** Whether a status says that the request had no effect, whatever its method. */
  static boolean hadNoEffect(int status) {
    return status == 408 || status == 429 || status == 503;
  }

  /** Milliseconds that the server asks to wait, if it says so in a way that can be read. */
  public static OptionalDouble askedWait(HeaderFields headers, Instant now) {
    OptionalDouble millis = decimal(headers.get("retry-after-ms").orElse(""));
    if (millis.isPresent()) {
      return millis;
    }
    String after = headers.get("retry-after").orElse("").strip();
    OptionalDouble seconds = decimal(after);
    if (seconds.isPresent()) {
      return OptionalDouble.of(seconds.getAsDouble() * 1000);
    }
    Instant date = date(after, now);
    return date == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.max(0, date.toEpochMilli() - now.toEpochMilli()));
  }

  private static OptionalDouble decimal(String text) {
    String digits = text.strip();
    return DECIMAL.matcher(digits).matches()
        ? OptionalDouble.of(Double.parseDouble(digits))
        : OptionalDouble.empty();
  }

  private static Instant date(String text, Instant now) {
    Matcher found = DATE.matcher(text);
    if (found.matches()) {
      return instant(found.group(3), found.group(2), found.group(1), found.group(4), now);
    }
    Matcher old = ASCTIME.matcher(text);
    return old.matches()
        ? instant(old.group(4), old.group(1), old.group(2).strip(), old.group(3), now)
        : null;
  }

  private static Instant instant(String year, String month, String day, String time, Instant now) {
    try {
      int full = Integer.parseInt(year);
      if (year.length() == 2) {
        int current = now.atOffset(ZoneOffset.UTC).getYear();
        full += current / 100 * 100;
        full -= full > current + 50 ? 100 : 0;
      }
      LocalDate date = LocalDate.of(full, MONTHS.indexOf(month) + 1, Integer.parseInt(day));
      return date.atTime(LocalTime.parse(time)).toInstant(ZoneOffset.UTC);
    } catch (DateTimeException e) {
      return null;
    }
  }

  /** Milliseconds before the next attempt: as asked and a little more, else doubling. */
  public static double waitBefore(int retry, OptionalDouble asked) {
    double random = ThreadLocalRandom.current().nextDouble();
    if (asked.isPresent()) {
      return asked.getAsDouble() * (1 + random * 0.1);
    }
    return Math.min(8000, 500 * Math.pow(2, retry - 1)) * (0.75 + random * 0.25);
  }

  /** Whether a failure precedes sending: name lookup, refused connection, TLS. */
  static boolean neverSent(Throwable error) {
    int depth = 0;
    for (Throwable cause = error; cause != null && depth < 8; cause = cause.getCause()) {
      if (cause instanceof ConnectException
          || cause instanceof UnknownHostException
          || cause instanceof NoRouteToHostException
          || cause instanceof UnresolvedAddressException
          || cause instanceof java.net.http.HttpConnectTimeoutException
          || cause instanceof SSLHandshakeException
          || cause instanceof SSLPeerUnverifiedException) {
        return true;
      }
      depth += 1;
    }
    return false;
  }
}
