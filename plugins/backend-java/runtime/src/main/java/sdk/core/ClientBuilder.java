package sdk.core;

import java.time.Duration;

/**
 * The options that every client has.
 *
 * @param <B> the class of the builder
 */
public abstract class ClientBuilder<B extends ClientBuilder<B>> {
  private final ClientSettings settings;

  /** Begins with no options. */
  protected ClientBuilder() {
    this.settings = new ClientSettings();
  }

  /**
   * Begins with the options of a client.
   *
   * @param from the options
   */
  protected ClientBuilder(ClientSettings from) {
    this.settings = from.copy(from.parent);
  }

  /** {@return a copy of the options so far} */
  protected final ClientSettings settings() {
    return settings.copy(settings.parent);
  }

  /**
   * Sets an option of the API.
   *
   * @param name its name
   * @param value the value, or a supplier of it, which may supply a future
   * @return this
   */
  protected final B option(String name, Object value) {
    settings.options.put(name, value);
    return self();
  }

  /**
   * Chooses an environment.
   *
   * @param name its name
   * @return this
   */
  protected final B environment(String name) {
    settings.environment = name;
    return self();
  }

  /**
   * The base URL of all requests. Takes precedence over the environment.
   *
   * @param url the URL
   * @return this
   */
  public final B baseUrl(String url) {
    settings.baseUrl = url;
    return self();
  }

  /**
   * The time limit of a single attempt, from connecting to the last byte of the response; 60
   * seconds by default. For streams and downloads, it applies until the response begins, and then
   * between any two chunks.
   *
   * @param limit the limit; zero for none
   * @return this
   */
  public final B timeout(Duration limit) {
    settings.timeout = limit;
    return self();
  }

  /**
   * The time limit for making a connection; 10 seconds by default.
   *
   * @param limit the limit; zero for none
   * @return this
   */
  public final B connectTimeout(Duration limit) {
    settings.connectTimeout = limit;
    return self();
  }

  /**
   * How often a failed request is sent again at most; 2 by default.
   *
   * @param number the number; 0 for never
   * @return this
   */
  public final B maxRetries(int number) {
    settings.maxRetries = number;
    return self();
  }

  /**
   * The maximum size of a response that is read as a whole, and of one event, line or message. By
   * default, there is no limit for a whole response, and one of 32 MiB for the others.
   *
   * @param bytes the number of bytes; 0 for no limit
   * @return this
   */
  public final B maxResponseBytes(long bytes) {
    settings.maxResponseBytes = bytes;
    return self();
  }

  /**
   * Whether to repeat requests that may already have taken effect, such as a POST that failed with
   * status 500.
   *
   * @param allowed whether to repeat them
   * @return this
   */
  public final B retryUnsafe(boolean allowed) {
    settings.retryUnsafe = allowed;
    return self();
  }

  /**
   * A header of all requests.
   *
   * @param name the name
   * @param value the value; null removes a header that would otherwise be sent
   * @return this
   */
  public final B header(String name, String value) {
    settings.headers.put(name, value);
    return self();
  }

  /**
   * Sends requests with another HTTP client.
   *
   * @param transport what sends them
   * @return this
   */
  public final B transport(HttpTransport transport) {
    settings.transport = transport;
    return self();
  }

  /**
   * Wraps every attempt. The first interceptor is the outermost.
   *
   * @param interceptor what wraps attempts
   * @return this
   */
  public final B interceptor(Interceptor interceptor) {
    settings.interceptors.add(interceptor);
    return self();
  }

  /**
   * Receives log messages. Nothing is logged without a logger.
   *
   * @param logger the logger
   * @return this
   */
  public final B logger(Logger logger) {
    settings.logger = logger;
    return self();
  }

  /**
   * How much is logged; {@link LogLevel#INFO} by default.
   *
   * @param level the minimum level
   * @return this
   */
  public final B logLevel(LogLevel level) {
    settings.logLevel = level;
    return self();
  }

  @SuppressWarnings("unchecked") // Each builder names itself as B.
  private B self() {
    return (B) this;
  }
}
