package sdk.core;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The options of a client. Used by the SDK itself. */
public final class ClientSettings {
  String baseUrl;
  String environment;
  Duration timeout;
  Duration connectTimeout;
  Integer maxRetries;
  Long maxResponseBytes;
  Boolean retryUnsafe;
  HttpTransport transport;
  Logger logger;
  LogLevel logLevel = LogLevel.INFO;
  Object parent;
  final Map<String, String> headers = new LinkedHashMap<>();
  final List<Interceptor> interceptors = new ArrayList<>();
  final Map<String, Object> options = new LinkedHashMap<>();

  ClientSettings() {}

  ClientSettings copy(Object from) {
    ClientSettings copy = new ClientSettings();
    copy.baseUrl = baseUrl;
    copy.environment = environment;
    copy.timeout = timeout;
    copy.connectTimeout = connectTimeout;
    copy.maxRetries = maxRetries;
    copy.maxResponseBytes = maxResponseBytes;
    copy.retryUnsafe = retryUnsafe;
    copy.transport = transport;
    copy.logger = logger;
    copy.logLevel = logLevel;
    copy.parent = from;
    copy.headers.putAll(headers);
    copy.interceptors.addAll(interceptors);
    copy.options.putAll(options);
    return copy;
  }

  /**
   * Options for a client that shares what another one knows.
   *
   * @param from what is shared
   * @return the options
   */
  public ClientSettings derivedFrom(Object from) {
    return copy(from);
  }

  /** {@return what a derived client shares with the one it comes from, or null} */
  public Object parent() {
    return parent;
  }

  /** {@return the base URL, or null} */
  public String baseUrl() {
    return baseUrl;
  }

  /** {@return the name of the environment, or null} */
  public String environment() {
    return environment;
  }

  /** {@return the time limit of an attempt, or null} */
  public Duration timeout() {
    return timeout;
  }

  /** {@return the time limit of a connection, or null} */
  public Duration connectTimeout() {
    return connectTimeout;
  }

  /** {@return how often a call is made again at most, or null} */
  public Integer maxRetries() {
    return maxRetries;
  }

  /** {@return the maximum size of a response, or null} */
  public Long maxResponseBytes() {
    return maxResponseBytes;
  }

  /** {@return whether all calls are repeated, or null} */
  public Boolean retryUnsafe() {
    return retryUnsafe;
  }

  /** {@return what sends requests, or null} */
  public HttpTransport transport() {
    return transport;
  }

  /** {@return what receives log messages, or null} */
  public Logger logger() {
    return logger;
  }

  /** {@return how much is logged} */
  public LogLevel logLevel() {
    return logLevel;
  }

  /** {@return the headers of all calls; null removes one} */
  public Map<String, String> headers() {
    return headers;
  }

  /** {@return what wraps each attempt, the outermost first} */
  public List<Interceptor> interceptors() {
    return interceptors;
  }

  /**
   * The value of an option of the API.
   *
   * @param name its name
   * @return the value, or a supplier of it; null if it is not given
   */
  public Object option(String name) {
    return options.get(name);
  }

  /** {@return nothing of the options: they may hold secrets} */
  @Override
  public String toString() {
    return "ClientSettings[***]";
  }
}
