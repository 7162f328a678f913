package sdk.internal.http;

import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.ResponseInfo;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import sdk.core.Headers;
import sdk.core.TransportResponse;

/**
 * A response as it arrives. It is handed out on the thread that has read its head: the platform's
 * own publisher would cost a change of threads before the body is asked for.
 */
final class Arrival implements BodySubscriber<Void>, Flow.Publisher<List<ByteBuffer>> {
  private final ResponseInfo head;
  private final CompletableFuture<TransportResponse> response;
  private Flow.Subscription subscription;
  private volatile Flow.Subscriber<? super List<ByteBuffer>> reader;
  private volatile Throwable failure;
  private boolean isEnded;

  Arrival(ResponseInfo head, CompletableFuture<TransportResponse> response) {
    this.head = head;
    this.response = response;
  }

  /** The platform is not to wait for the body. */
  @Override
  public CompletionStage<Void> getBody() {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
    if (!response.complete(handedOut())) {
      // Nobody waits any more: the connection is not to stay open.
      given.cancel();
    }
  }

  private TransportResponse handedOut() {
    Headers headers = Headers.of(head.headers().map());
    String encoding = headers.get("content-encoding").orElse("").strip();
    boolean isCompressed = encoding.equalsIgnoreCase("gzip") || encoding.equalsIgnoreCase("x-gzip");
    return isCompressed
        ? TransportResponse.of(
            head.statusCode(),
            headers.without("content-encoding").without("content-length"),
            new Gunzip(this))
        : TransportResponse.of(head.statusCode(), headers, this);
  }

  /** Chunks do not come before they are asked for, but an empty body may have ended. */
  @Override
  public void subscribe(Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
    subscriber.onSubscribe(subscription);
    synchronized (this) {
      reader = subscriber;
      if (!isEnded) {
        return;
      }
    }
    end(subscriber);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    reader.onNext(buffers);
  }

  @Override
  public void onError(Throwable error) {
    failure = error;
    onComplete();
  }

  @Override
  public void onComplete() {
    Flow.Subscriber<? super List<ByteBuffer>> known;
    synchronized (this) {
      isEnded = true;
      known = reader;
    }
    if (known != null) {
      end(known);
    }
  }

  private void end(Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
    if (failure == null) {
      subscriber.onComplete();
    } else {
      subscriber.onError(failure);
    }
  }
}
