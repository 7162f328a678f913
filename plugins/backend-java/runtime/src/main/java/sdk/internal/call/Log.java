package sdk.internal.call;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import sdk.core.HeaderFields;
import sdk.core.LogLevel;
import sdk.core.Logger;
import sdk.internal.url.Urls;

/** Logs the events of calls. Never bodies; values of headers only where no secret can be. */
final class Log {
  /** A list of names to hide could not know the API's own key header. */
  private static final Set<String> HARMLESS =
      Set.of(
          "accept",
          "accept-encoding",
          "content-encoding",
          "content-length",
          "content-type",
          "date",
          "range",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "server",
          "transfer-encoding",
          "user-agent",
          "x-correlation-id",
          "x-request-id");

  private final Logger logger;
  private final LogLevel least;

  private Log(Logger logger, LogLevel least) {
    this.logger = logger;
    this.least = least;
  }

  /** Null where nothing is to be logged. */
  static Log of(Logger logger, LogLevel level) {
    return logger == null || level == LogLevel.OFF ? null : new Log(logger, level);
  }

  void log(LogLevel level, String event, Map<String, Object> fields) {
    if (level.compareTo(least) >= 0) {
      logger.log(level, event, fields);
    }
  }

  /** What is known of every event. */
  static Map<String, Object> fields(String method, String url, int attempt) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("method", method);
    fields.put("url", Urls.masked(url));
    fields.put("attempt", attempt);
    return fields;
  }

  /** Logs an event, and its headers at the most detailed level. */
  void withHeaders(String event, Map<String, Object> fields, HeaderFields headers) {
    log(LogLevel.INFO, event, fields);
    if (least == LogLevel.DEBUG) {
      Map<String, Object> more = new LinkedHashMap<>(fields);
      more.put("headers", masked(headers));
      log(LogLevel.DEBUG, event + " headers", more);
    }
  }

  private static Map<String, String> masked(HeaderFields headers) {
    Map<String, String> shown = new LinkedHashMap<>();
    headers
        .toMap()
        .forEach(
            (name, values) -> {
              String key = name.toLowerCase(Locale.ROOT);
              shown.put(key, HARMLESS.contains(key) ? String.join(", ", values) : "***");
            });
    return shown;
  }
}
