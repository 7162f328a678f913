package sdk.internal.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** A token operation, and the paths of its fields. */
public final class TokenSpec {
  private final Operation<JsonNode> operation;
  private String url;
  private List<String> clientId;
  private List<String> clientSecret;
  private List<String> scopes;
  private List<String> refreshToken;
  private boolean scopesAsList;
  private List<String> accessToken = List.of("access_token");
  private List<String> expiresIn;
  private List<String> rotatedToken;

  private TokenSpec(Operation<JsonNode> operation) {
    this.operation = operation;
  }

  public static TokenSpec of(Operation<JsonNode> operation) {
    return new TokenSpec(operation);
  }

  /** In place of the base URL and the path: of a server that is not the API's. */
  public TokenSpec url(String value) {
    url = value;
    return this;
  }

  public TokenSpec sendClientId(String... path) {
    clientId = List.of(path);
    return this;
  }

  public TokenSpec sendClientSecret(String... path) {
    clientSecret = List.of(path);
    return this;
  }

  public TokenSpec sendScopes(String... path) {
    scopes = List.of(path);
    return this;
  }

  public TokenSpec sendRefreshToken(String... path) {
    refreshToken = List.of(path);
    return this;
  }

  /** Scopes are sent as a list, not joined by spaces. */
  public TokenSpec scopesAsList() {
    scopesAsList = true;
    return this;
  }

  public TokenSpec readAccessToken(String... path) {
    accessToken = List.of(path);
    return this;
  }

  public TokenSpec readExpiresIn(String... path) {
    expiresIn = List.of(path);
    return this;
  }

  public TokenSpec readRefreshToken(String... path) {
    rotatedToken = List.of(path);
    return this;
  }

  public Operation<JsonNode> operation() {
    return operation;
  }

  public String url() {
    return url;
  }

  public List<String> clientId() {
    return clientId;
  }

  public List<String> clientSecret() {
    return clientSecret;
  }

  public List<String> scopes() {
    return scopes;
  }

  public List<String> refreshToken() {
    return refreshToken;
  }

  public boolean areScopesList() {
    return scopesAsList;
  }

  public List<String> accessToken() {
    return accessToken;
  }

  public List<String> expiresIn() {
    return expiresIn;
  }

  public List<String> rotatedToken() {
    return rotatedToken;
  }
}
