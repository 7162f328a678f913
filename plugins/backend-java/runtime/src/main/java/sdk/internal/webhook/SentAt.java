package sdk.internal.webhook;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sdk.core.WebhookDelivery;
import sdk.errors.WebhookVerificationException;

/** When a delivery was sent. */
final class SentAt {
  private static final Pattern ELEMENT = Pattern.compile("(?:^|[\\s,;])t=([^\\s,;]+)");
  private static final Pattern DIGITS = Pattern.compile("[0-9]{1,18}");

  private SentAt() {}

  /** The time as it was sent; null where there is none, or no time is declared. */
  static String textOf(SignatureSpec spec, WebhookDelivery delivery) {
    if (spec.timeHeader() == null) {
      return null;
    }
    String text = delivery.headers().get(spec.timeHeader()).orElse("");
    if (!spec.timeHeader().equalsIgnoreCase(spec.header())) {
      return text.isEmpty() ? null : text;
    }
    Matcher found = ELEMENT.matcher(text);
    return found.find() ? found.group(1) : null;
  }

  /** Fails where the time is too far from now, in either direction. */
  static void check(SignatureSpec spec, String text, Double allowed, Instant now) {
    Double sentAt = text == null ? null : secondsOf(spec, text);
    if (sentAt == null) {
      throw new WebhookVerificationException("The webhook does not say when it was sent");
    }
    double tolerance = allowed == null ? spec.tolerance() : allowed;
    double age = now.toEpochMilli() / 1000.0 - sentAt;
    if (Math.abs(age) <= tolerance) {
      return;
    }
    boolean isWhole = tolerance == Math.rint(tolerance);
    String limit = (isWhole ? Long.toString((long) tolerance) : "" + tolerance) + " seconds";
    throw new WebhookVerificationException(
        age > 0
            ? "The webhook was sent more than " + limit + " ago"
            : "The webhook claims to be sent more than " + limit + " from now");
  }

  private static Double secondsOf(SignatureSpec spec, String text) {
    if (spec.timeFormat() == SignatureSpec.TimeFormat.DATE) {
      return dateOf(text);
    }
    if (!DIGITS.matcher(text).matches()) {
      return null;
    }
    boolean isMillis = spec.timeFormat() == SignatureSpec.TimeFormat.UNIX_MILLIS;
    return Double.parseDouble(text) / (isMillis ? 1000 : 1);
  }

  /** A date of RFC 3339, or one as HTTP writes it. */
  private static Double dateOf(String text) {
    try {
      return OffsetDateTime.parse(text).toInstant().toEpochMilli() / 1000.0;
    } catch (DateTimeException e) {
      try {
        Instant date = Instant.from(DateTimeFormatter.RFC_1123_DATE_TIME.parse(text));
        return date.toEpochMilli() / 1000.0;
      } catch (DateTimeException other) {
        return null;
      }
    }
  }
}
