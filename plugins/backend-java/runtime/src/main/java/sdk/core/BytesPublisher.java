package sdk.core;

import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Flow;

/** Chunks that are in memory. */
final class BytesPublisher implements Flow.Publisher<List<ByteBuffer>> {
  private final List<byte[]> chunks;

  BytesPublisher(List<byte[]> chunks) {
    this.chunks = chunks;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
    subscriber.onSubscribe(new Supply(chunks.iterator(), subscriber));
  }

  private static final class Supply implements Flow.Subscription {
    private final Iterator<byte[]> left;
    private final Flow.Subscriber<? super List<ByteBuffer>> subscriber;
    private boolean isDone;

    Supply(Iterator<byte[]> left, Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
      this.left = left;
      this.subscriber = subscriber;
    }

    @Override
    public void request(long wanted) {
      for (long i = 0; i < wanted && !isDone && left.hasNext(); i++) {
        subscriber.onNext(List.of(ByteBuffer.wrap(left.next())));
      }
      if (!isDone && !left.hasNext()) {
        isDone = true;
        subscriber.onComplete();
      }
    }

    @Override
    public void cancel() {
      isDone = true;
    }
  }
}
