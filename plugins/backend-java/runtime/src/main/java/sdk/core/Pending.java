package sdk.core;

import java.util.Optional;
import sdk.errors.BrandException;
import sdk.errors.ConfigurationException;

/**
 * A call of a batch. It has its result once the batch has been sent.
 *
 * @param <T> what the call returns
 */
public final class Pending<T> {
  private volatile boolean isSettled;
  private volatile T value;
  private volatile BrandException failure;

  /** Made by the SDK. */
  public Pending() {}

  /**
   * Used by the SDK.
   *
   * @param result what the call returned
   */
  public void settle(T result) {
    value = result;
    isSettled = true;
  }

  /**
   * Used by the SDK.
   *
   * @param error what the call failed with
   */
  public void fail(BrandException error) {
    failure = error;
    isSettled = true;
  }

  /** {@return the result of the call; throws its exception} */
  public T result() {
    Optional<BrandException> error = failure();
    if (error.isPresent()) {
      throw error.get();
    }
    return value;
  }

  /** {@return what the call failed with} */
  public Optional<BrandException> failure() {
    if (!isSettled) {
      throw new ConfigurationException("The batch has not been sent");
    }
    return Optional.ofNullable(failure);
  }
}
