package sdk.core;

import java.util.Map;

/** Receives log messages: never bodies, and no secrets. */
@FunctionalInterface
public interface Logger {
  /**
   * Logs one event of a call.
   *
   * @param level how important it is
   * @param event what happened: {@code request}, {@code response}, {@code retry}, {@code error}
   * @param fields what is known of it, such as {@code method}, {@code url} and {@code status}
   */
  void log(LogLevel level, String event, Map<String, Object> fields);

  /**
   * Logs with the logger of the platform.
   *
   * @param logger the logger
   * @return a logger that passes messages on to it
   */
  static Logger of(System.Logger logger) {
    return (level, event, fields) -> {
      System.Logger.Level at =
          level == LogLevel.WARN
              ? System.Logger.Level.WARNING
              : System.Logger.Level.valueOf(level.name());
      logger.log(at, () -> event + " " + fields);
    };
  }
}
