package sdk.errors;

/** Status 401. */
public class UnauthorizedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public UnauthorizedException(ApiFailure failure) {
    super(failure);
  }
}
