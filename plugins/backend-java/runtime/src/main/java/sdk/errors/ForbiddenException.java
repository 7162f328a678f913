package sdk.errors;

/** Status 403. */
public class ForbiddenException extends ApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public ForbiddenException(ApiFailure failure) {
    super(failure);
  }
}
