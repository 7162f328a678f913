package sdk.errors;

/** Status 404. */
public class NotFoundException extends ApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public NotFoundException(ApiFailure failure) {
    super(failure);
  }
}
