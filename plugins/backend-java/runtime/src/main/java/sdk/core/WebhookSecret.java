package sdk.core;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The secrets that the API shares with its receivers, or its public keys. To rotate secrets, give
 * both the old and the new one.
 */
public final class WebhookSecret {
  private final List<String> all;
  private final Map<String, List<String>> byHeader;

  private WebhookSecret(List<String> all, Map<String, List<String>> byHeader) {
    this.all = all;
    this.byHeader = byHeader;
  }

  /**
   * Secrets for all headers.
   *
   * @param secrets the secrets
   * @return the secrets
   */
  public static WebhookSecret of(String... secrets) {
    return new WebhookSecret(List.of(secrets), null);
  }

  /**
   * The secrets of each header, where the API signs some headers with secrets and others with keys.
   *
   * @param secrets the secrets by the name of the header
   * @return the secrets
   */
  public static WebhookSecret byHeader(Map<String, List<String>> secrets) {
    Map<String, List<String>> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    copy.putAll(secrets);
    return new WebhookSecret(null, copy);
  }

  /** {@return whether each header has its own} */
  public boolean isByHeader() {
    return byHeader != null;
  }

  /**
   * The secrets of a header.
   *
   * @param header its name
   * @return the secrets; null if there are none for this header
   */
  public List<String> secretsOf(String header) {
    return byHeader == null ? all : byHeader.get(header);
  }

  /** {@return nothing of the secrets} */
  @Override
  public String toString() {
    return "WebhookSecret[***]";
  }
}
