package sdk.errors;

/** Status 500 and above. */
public class InternalServerException extends ApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public InternalServerException(ApiFailure failure) {
    super(failure);
  }
}
