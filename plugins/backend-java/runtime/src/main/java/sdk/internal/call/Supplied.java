package sdk.internal.call;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** Values of options: themselves, or what a supplier gives, at once or later. */
public final class Supplied {
  private Supplied() {}

  /** The current value; null where there is none. */
  public static CompletableFuture<Object> value(Object given) {
    Object value = given;
    if (given instanceof Supplier<?> supplier) {
      try {
        value = supplier.get();
      } catch (RuntimeException e) {
        return Futures.failed(e);
      }
    }
    if (value instanceof CompletionStage<?> later) {
      return later.thenApply(Supplied::bare).toCompletableFuture();
    }
    return CompletableFuture.completedFuture(bare(value));
  }

  private static Object bare(Object value) {
    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
  }
}
