package sdk.errors;

/** Status 400. */
public class BadRequestException extends ApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public BadRequestException(ApiFailure failure) {
    super(failure);
  }
}
