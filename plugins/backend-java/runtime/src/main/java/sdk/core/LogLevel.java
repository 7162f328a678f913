package sdk.core;

/** How much is logged. */
public enum LogLevel {
  /** The headers of requests and responses as well. */
  DEBUG,
  /** Requests and responses. */
  INFO,
  /** Retries. */
  WARN,
  /** Calls that failed. */
  ERROR,
  /** Nothing. */
  OFF
}
