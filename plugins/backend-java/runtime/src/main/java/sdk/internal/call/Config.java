package sdk.internal.call;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import sdk.core.ClientSettings;
import sdk.core.HttpTransport;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.errors.ConfigurationException;
import sdk.internal.auth.TokenCall;
import sdk.internal.auth.TokenProvider;
import sdk.internal.http.JdkTransport;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Operation;
import sdk.internal.spec.Scheme;

/** All that a client knows; fixed when it is made, apart from its access tokens. */
public final class Config {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

  private final ClientSpec spec;
  private final ClientSettings settings;
  private final Environment environment;
  private final List<String> urls;
  private final JdkTransport platform;
  private final HttpTransport transport;
  private final Log log;
  private final Map<String, TokenProvider> tokens;
  private final Backoff backoff;
  private final Watch watch = new Watch();

  /** How many milliseconds to wait before a retry, the first of which is 1. */
  @FunctionalInterface
  interface Backoff {
    double before(int retry, OptionalDouble asked);
  }

  /** Reads options and environment, and touches nothing else. */
  Config(ClientSpec spec, ClientSettings settings, Backoff backoff) {
    Config parent = (Config) settings.parent();
    this.spec = spec;
    this.settings = settings;
    this.backoff = backoff;
    this.environment = parent == null ? Environment.of(spec, System::getenv) : parent.environment;
    check();
    this.urls = BaseUrls.of(spec, settings, environment);
    this.platform = platformOf(parent);
    this.transport = settings.transport() == null ? platform : settings.transport();
    this.log = Log.of(settings.logger(), settings.logLevel());
    this.tokens = parent != null && hasTokensOf(parent) ? parent.tokens : new ConcurrentHashMap<>();
  }

  /** Shared with the parent, if connections are made alike. */
  private JdkTransport platformOf(Config parent) {
    Duration own = settings.connectTimeout();
    boolean isShared = parent != null && Objects.equals(parent.settings.connectTimeout(), own);
    return isShared ? parent.platform : new JdkTransport(own == null ? CONNECT_TIMEOUT : own);
  }

  private void check() {
    new HeaderMap().putAll(settings.headers());
    boolean isNegative =
        isNegative(settings.timeout())
            || isNegative(settings.connectTimeout())
            || settings.maxRetries() != null && settings.maxRetries() < 0
            || settings.maxResponseBytes() != null && settings.maxResponseBytes() < 0;
    if (isNegative) {
      throw new ConfigurationException("Timeouts, retries and sizes must not be negative");
    }
  }

  private static boolean isNegative(Duration limit) {
    return limit != null && limit.isNegative();
  }

  /** Whether access tokens of the parent are right for a client with these options. */
  private boolean hasTokensOf(Config parent) {
    for (Scheme scheme : spec.auth().schemes().values()) {
      if (scheme instanceof Scheme.OAuth oauth
          && !(isSame(parent, oauth.clientId().option())
              && isSame(parent, oauth.clientSecret().option()))) {
        return false;
      }
    }
    return Objects.equals(settings.baseUrl(), parent.settings.baseUrl())
        && Objects.equals(settings.environment(), parent.settings.environment());
  }

  private boolean isSame(Config parent, String option) {
    return Objects.equals(settings.option(option), parent.settings.option(option));
  }

  public ClientSpec spec() {
    return spec;
  }

  public ClientSettings settings() {
    return settings;
  }

  /** The value of an environment variable that the API names; null where it is not set. */
  public String environment(String name) {
    return environment.get(name);
  }

  Environment environment() {
    return environment;
  }

  /** The platform's own client. It connects to nothing before it is used. */
  public JdkTransport platform() {
    return platform;
  }

  HttpTransport transport() {
    return transport;
  }

  /** Null where nothing is logged. */
  Log log() {
    return log;
  }

  /** The base URL of the role that serves an operation. A single URL serves all roles. */
  String baseOf(Operation<?> operation) {
    int role = operation.spec().server();
    return urls.get(role < urls.size() ? role : 0);
  }

  Watch watch() {
    return watch;
  }

  Backoff backoff() {
    return backoff;
  }

  int retriesOf(Operation<?> operation, RequestOptions options) {
    if (!operation.spec().isRetried()) {
      return 0;
    }
    Integer own = settings.maxRetries();
    return options.maxRetries().orElse(own == null ? spec.maxRetries() : own);
  }

  Duration timeoutOf(RequestOptions options) {
    Duration own = settings.timeout();
    return options.timeout().orElse(own == null ? spec.timeout() : own);
  }

  /** The most bytes of a response or a message; -1 where nothing is said, 0 for no limit. */
  public long limitOf(RequestOptions options) {
    Long own = settings.maxResponseBytes();
    return options.maxResponseBytes().orElse(own == null ? -1 : own);
  }

  /** What keeps the tokens of a scheme. */
  public TokenProvider provider(String key, Scheme.OAuth scheme) {
    TokenCall call =
        (spec, body, secrets, cancellation) ->
            new Call<>(spec.operation(), argumentsOf(body), RequestOptions.none(), cancellation)
                .forToken(spec.url(), secrets)
                .<JsonNode>perform(this, Decoder::buffered)
                .thenApply(RawResponse::body);
    return tokens.computeIfAbsent(key, name -> scheme.feature().create(scheme, call));
  }

  private static Arguments argumentsOf(Map<String, Object> body) {
    Arguments arguments = Arguments.none();
    body.forEach(arguments::with);
    return arguments;
  }
}
