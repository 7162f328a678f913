package sdk.errors;

/** No complete HTTP response was received. The cause holds what the platform reported. */
public class BrandConnectionException extends BrandException {
  private static final long serialVersionUID = 1L;

  private final Phase phase;
  private volatile int attempts = 1;

  /**
   * Makes an exception.
   *
   * @param message what failed, and why
   * @param phase what the client was waiting for
   * @param cause what the platform reported, or null
   */
  public BrandConnectionException(String message, Phase phase, Throwable cause) {
    super(message, cause);
    this.phase = phase;
  }

  /** {@return what the client was waiting for} */
  public Phase phase() {
    return phase;
  }

  /** {@return how many times the request was sent} */
  public int attempts() {
    return attempts;
  }

  /**
   * Used by the SDK itself.
   *
   * @param number how many times the request was sent
   */
  public void countAttempts(int number) {
    attempts = number;
  }
}
