package sdk.errors;

/** Status 409. */
public class ConflictException extends ApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public ConflictException(ApiFailure failure) {
    super(failure);
  }
}
