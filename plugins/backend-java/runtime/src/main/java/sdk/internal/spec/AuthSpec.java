package sdk.internal.spec;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which credentials calls carry. */
public final class AuthSpec {
  /** How schemes are chosen. */
  public enum Mode {
    NONE,
    SINGLE,
    ANY,
    ALL,
    ENDPOINT
  }

  private final Mode mode;
  private final Map<String, Scheme> schemes = new LinkedHashMap<>();
  private List<String> apply = List.of();
  private List<List<String>> security = List.of();

  private AuthSpec(Mode mode) {
    this.mode = mode;
  }

  public static AuthSpec of(Mode mode) {
    return new AuthSpec(mode);
  }

  public AuthSpec scheme(String key, Scheme scheme) {
    schemes.put(key, scheme);
    return this;
  }

  /** The schemes of {@code SINGLE}, {@code ANY} and {@code ALL}, in order. */
  public AuthSpec apply(String... keys) {
    apply = List.of(keys);
    return this;
  }

  /** Requirements of operations that declare none, with {@code ENDPOINT}. */
  public AuthSpec security(List<List<String>> value) {
    security = value;
    return this;
  }

  public Mode mode() {
    return mode;
  }

  /** The names of the credentials that a client or a call can have. */
  public Set<String> options() {
    Set<String> names = new TreeSet<>();
    for (Scheme scheme : schemes.values()) {
      scheme.credentials().forEach(credential -> names.add(credential.option()));
      if (scheme instanceof Scheme.OAuth oauth && oauth.flow().token() != null) {
        names.add(oauth.flow().token().option());
      }
    }
    return names;
  }

  public Map<String, Scheme> schemes() {
    return schemes;
  }

  public List<String> apply() {
    return apply;
  }

  public List<List<String>> security() {
    return security;
  }
}
