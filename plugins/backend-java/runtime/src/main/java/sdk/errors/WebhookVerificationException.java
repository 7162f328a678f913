package sdk.errors;

/**
 * The signature of a delivery does not prove that the API has sent it, or its time is too far from
 * now.
 */
public final class WebhookVerificationException extends BrandException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what is wrong with the delivery
   */
  public WebhookVerificationException(String message) {
    super(message);
  }
}
