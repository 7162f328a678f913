package sdk.internal.stream;

import java.util.concurrent.CompletableFuture;
import sdk.internal.call.Reply;

/**
 * Gives the values of a stream, one by one.
 *
 * @param <T> their type
 */
public interface Source<T> {
  /** The next value, or the end. One may be awaited at a time. */
  CompletableFuture<Item<T>> next();

  /** Lets go of the connection. What is awaited then is the end. */
  void close();

  /** The response that the stream began with. */
  Reply reply();
}
