package sdk.errors;

/** Status 429. */
public class TooManyRequestsException extends ApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public TooManyRequestsException(ApiFailure failure) {
    super(failure);
  }
}
