package sdk.internal.call;

import java.util.concurrent.CompletableFuture;

/**
 * Reads the body of a reply, or keeps it open for later.
 *
 * @param <T> what is read
 */
@FunctionalInterface
public interface Consume<T> {
  CompletableFuture<T> read(Reply reply);
}
