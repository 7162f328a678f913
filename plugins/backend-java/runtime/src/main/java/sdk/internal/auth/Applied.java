package sdk.internal.auth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sdk.errors.ConfigurationException;

/** What credentials add to one attempt. Not a record, which would print them. */
public final class Applied {
  private final Map<String, String> globalHeaders;
  private final Map<String, String> headers = new LinkedHashMap<>();
  private final Map<String, String> query = new LinkedHashMap<>();
  private final Map<String, String> cookies = new LinkedHashMap<>();
  private final List<String> secrets = new ArrayList<>();
  private TokenProvider provider;
  private String token;

  Applied(Map<String, String> globalHeaders, List<String> secrets) {
    this.globalHeaders = globalHeaders;
    this.secrets.addAll(secrets);
  }

  /** Headers of all calls: they stand below those of credentials. */
  public Map<String, String> globalHeaders() {
    return globalHeaders;
  }

  public Map<String, String> headers() {
    return headers;
  }

  public Map<String, String> query() {
    return query;
  }

  public Map<String, String> cookies() {
    return cookies;
  }

  /** Values to mask wherever text is shown. */
  public List<String> secrets() {
    return secrets;
  }

  /** Remembers a value to mask, and refuses one that would break out of a header. */
  void addSecret(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\r' || c == '\n' || c == 0) {
        throw new ConfigurationException("A credential holds a line break or a NUL character");
      }
    }
    if (!value.isEmpty()) {
      secrets.add(value);
    }
  }

  void useToken(TokenProvider from, String value) {
    provider = from;
    token = value;
  }

  /** Whether a token was sent that can be given up if the server refuses it. */
  public boolean isTokenUsed() {
    return provider != null;
  }

  public void invalidateToken() {
    provider.invalidate(token);
  }
}
