package sdk.errors;

/** Status 422. */
public class UnprocessableEntityException extends ApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a response.
   *
   * @param failure what is known of the response
   */
  public UnprocessableEntityException(ApiFailure failure) {
    super(failure);
  }
}
