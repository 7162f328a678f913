package sdk.internal.spec;

import java.util.List;

/** The flow of a scheme whose tokens are fetched. */
public final class OAuthSpec {
  private final TokenSpec getToken;
  private TokenSpec refreshToken;
  private List<String> scopes = List.of();
  private String header = "Authorization";
  private String prefix = "Bearer";
  private Credential token;

  private OAuthSpec(TokenSpec getToken) {
    this.getToken = getToken;
  }

  public static OAuthSpec of(TokenSpec getToken) {
    return new OAuthSpec(getToken);
  }

  public OAuthSpec refreshToken(TokenSpec value) {
    refreshToken = value;
    return this;
  }

  public OAuthSpec scopes(String... values) {
    scopes = List.of(values);
    return this;
  }

  public OAuthSpec header(String value) {
    header = value;
    return this;
  }

  public OAuthSpec prefix(String value) {
    prefix = value;
    return this;
  }

  /** Option for an access token that replaces the flow. */
  public OAuthSpec token(Credential value) {
    token = value;
    return this;
  }

  public TokenSpec getToken() {
    return getToken;
  }

  /** The operation that renews tokens; null where there is none. */
  public TokenSpec refreshToken() {
    return refreshToken;
  }

  public List<String> scopes() {
    return scopes;
  }

  public String header() {
    return header;
  }

  public String prefix() {
    return prefix;
  }

  /** Null where there is none. */
  public Credential token() {
    return token;
  }
}
