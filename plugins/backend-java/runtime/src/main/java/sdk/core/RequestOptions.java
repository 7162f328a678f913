package sdk.core;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Options of a single call. They take precedence over the options of the client. */
public final class RequestOptions {
  private static final RequestOptions NONE = new Builder().build();

  private final Builder given;

  private RequestOptions(Builder given) {
    this.given = given;
  }

  /** {@return a builder} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return no options} */
  public static RequestOptions none() {
    return NONE;
  }

  /** {@return the time limit of an attempt} */
  public Optional<Duration> timeout() {
    return Optional.ofNullable(given.timeout);
  }

  /** {@return how often the call is made again at most} */
  public Optional<Integer> maxRetries() {
    return Optional.ofNullable(given.maxRetries);
  }

  /** {@return the maximum size of a response} */
  public Optional<Long> maxResponseBytes() {
    return Optional.ofNullable(given.maxResponseBytes);
  }

  /** {@return headers; null removes one} */
  public Map<String, String> headers() {
    return Collections.unmodifiableMap(given.headers);
  }

  /** {@return additional query parameters} */
  public Map<String, Object> query() {
    return Collections.unmodifiableMap(given.query);
  }

  /** {@return additional properties of the body} */
  public Map<String, Object> bodyProperties() {
    return Collections.unmodifiableMap(given.bodyProperties);
  }

  /** {@return what is sent in place of a random key} */
  public Optional<String> idempotencyKey() {
    return Optional.ofNullable(given.idempotencyKey);
  }

  /** {@return the base URL} */
  public Optional<String> baseUrl() {
    return Optional.ofNullable(given.baseUrl);
  }

  /**
   * A credential of this call.
   *
   * @param option the name of the client's option
   * @return the credential
   */
  public Optional<String> credential(String option) {
    return Optional.ofNullable(given.credentials.get(option));
  }

  /** {@return the names of the client's options whose credentials this call brings itself} */
  public Set<String> credentialOptions() {
    return Collections.unmodifiableSet(given.credentials.keySet());
  }

  /** {@return these options without additional properties of the body} */
  public RequestOptions withoutBodyProperties() {
    Builder copy = given.copy();
    copy.bodyProperties.clear();
    return copy.build();
  }

  /** {@return these options as a builder} */
  public Builder toBuilder() {
    return given.copy();
  }

  /** {@return nothing of the options: they may hold secrets} */
  @Override
  public String toString() {
    return "RequestOptions[***]";
  }

  /** Builds options of a call. */
  public static final class Builder {
    private Duration timeout;
    private Integer maxRetries;
    private Long maxResponseBytes;
    private String idempotencyKey;
    private String baseUrl;
    private Map<String, String> headers = new LinkedHashMap<>();
    private Map<String, Object> query = new LinkedHashMap<>();
    private Map<String, Object> bodyProperties = new LinkedHashMap<>();
    private Map<String, String> credentials = new LinkedHashMap<>();

    private Builder() {}

    private Builder copy() {
      Builder copy = new Builder();
      copy.timeout = timeout;
      copy.maxRetries = maxRetries;
      copy.maxResponseBytes = maxResponseBytes;
      copy.idempotencyKey = idempotencyKey;
      copy.baseUrl = baseUrl;
      copy.headers = new LinkedHashMap<>(headers);
      copy.query = new LinkedHashMap<>(query);
      copy.bodyProperties = new LinkedHashMap<>(bodyProperties);
      copy.credentials = new LinkedHashMap<>(credentials);
      return copy;
    }

    /**
     * The time limit of a single attempt. For streams and downloads, it applies until the response
     * begins, and then between any two chunks.
     *
     * @param value the limit; zero for none
     * @return this
     */
    public Builder timeout(Duration value) {
      timeout = value;
      return this;
    }

    /**
     * How often a failed request is sent again at most.
     *
     * @param value the number
     * @return this
     */
    public Builder maxRetries(int value) {
      maxRetries = value;
      return this;
    }

    /**
     * The maximum size of a response that is read as a whole, and of one event, line or message.
     *
     * @param value the number of bytes; 0 for no limit
     * @return this
     */
    public Builder maxResponseBytes(long value) {
      maxResponseBytes = value;
      return this;
    }

    /**
     * A header. It replaces one of the same name.
     *
     * @param name the name
     * @param value the value; null removes the header
     * @return this
     */
    public Builder header(String name, String value) {
      headers.put(name, value);
      return this;
    }

    /**
     * An additional query parameter. It replaces a declared parameter of the same name.
     *
     * @param name the name
     * @param value the value
     * @return this
     */
    public Builder query(String name, Object value) {
      query.put(name, value);
      return this;
    }

    /**
     * An additional property of the body. It replaces a declared property of the same name.
     *
     * @param name the name
     * @param value the value
     * @return this
     */
    public Builder bodyProperty(String name, Object value) {
      bodyProperties.put(name, value);
      return this;
    }

    /**
     * Sent in place of a random key if the operation accepts an idempotency key.
     *
     * @param value the key
     * @return this
     */
    public Builder idempotencyKey(String value) {
      idempotencyKey = value;
      return this;
    }

    /**
     * The base URL of this call.
     *
     * @param value the URL
     * @return this
     */
    public Builder baseUrl(String value) {
      baseUrl = value;
      return this;
    }

    /**
     * A credential of this call. The call fails if the client has no such option.
     *
     * @param option the name of the client's option
     * @param value the credential
     * @return this
     */
    public Builder credential(String option, String value) {
      credentials.put(option, value);
      return this;
    }

    /** {@return the options} */
    public RequestOptions build() {
      return new RequestOptions(copy());
    }
  }
}
