package sdk.internal.spec;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the runtime must know of an API beside its operations. */
public final class ClientSpec {
  private final String packageName;
  private final String version;
  private final Map<String, List<String>> environments = new LinkedHashMap<>();
  private final List<UrlVariable> variables = new ArrayList<>();
  private final List<HeaderSpec> headers = new ArrayList<>();
  private AuthSpec auth = AuthSpec.of(AuthSpec.Mode.NONE);
  private String baseUrlEnv;
  private List<String> requestIdHeaders = List.of("x-request-id", "request-id", "x-correlation-id");
  private List<String> errorMessage = List.of();
  private int maxRetries = 2;
  private Duration timeout = Duration.ofSeconds(60);
  private boolean retryUnsafe;
  private String userAgent;

  private ClientSpec(String packageName, String version) {
    this.packageName = packageName;
    this.version = version;
  }

  public static ClientSpec of(String packageName, String version) {
    return new ClientSpec(packageName, version);
  }

  /** An environment with a URL for each role; the first environment is the default. */
  public ClientSpec environment(String name, String... urls) {
    environments.put(name, List.of(urls));
    return this;
  }

  /** A variable in the URLs of environments. */
  public ClientSpec variable(String name, String option, String defaultValue) {
    variables.add(new UrlVariable(name, option, defaultValue));
    return this;
  }

  public ClientSpec baseUrlEnv(String value) {
    baseUrlEnv = value;
    return this;
  }

  public ClientSpec auth(AuthSpec value) {
    auth = value;
    return this;
  }

  public ClientSpec header(HeaderSpec value) {
    headers.add(value);
    return this;
  }

  public ClientSpec requestIdHeaders(String... names) {
    requestIdHeaders = List.of(names);
    return this;
  }

  /** Path of the message in the body of an error. */
  public ClientSpec errorMessage(String... path) {
    errorMessage = List.of(path);
    return this;
  }

  public ClientSpec maxRetries(int value) {
    maxRetries = value;
    return this;
  }

  public ClientSpec timeout(Duration value) {
    timeout = value;
    return this;
  }

  public ClientSpec retryUnsafe() {
    retryUnsafe = true;
    return this;
  }

  public ClientSpec userAgent(String value) {
    userAgent = value;
    return this;
  }

  public String packageName() {
    return packageName;
  }

  public String version() {
    return version;
  }

  public Map<String, List<String>> environments() {
    return environments;
  }

  public List<UrlVariable> variables() {
    return variables;
  }

  public List<HeaderSpec> headers() {
    return headers;
  }

  public AuthSpec auth() {
    return auth;
  }

  public String baseUrlEnv() {
    return baseUrlEnv;
  }

  public List<String> requestIdHeaders() {
    return requestIdHeaders;
  }

  public List<String> errorMessage() {
    return errorMessage;
  }

  public int maxRetries() {
    return maxRetries;
  }

  public Duration timeout() {
    return timeout;
  }

  public boolean isRetryUnsafe() {
    return retryUnsafe;
  }

  /** What stands in {@code User-Agent}. */
  public String userAgent() {
    return userAgent == null
        ? packageName + "/" + version + " (Java/" + Runtime.version().feature() + ")"
        : userAgent;
  }

  /**
   * A variable in the URLs of environments.
   *
   * @param name its name
   * @param option the option of the client that fills it
   * @param defaultValue null for none
   */
  public record UrlVariable(String name, String option, String defaultValue) {}
}
