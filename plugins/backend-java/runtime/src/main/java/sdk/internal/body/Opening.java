package sdk.internal.body;

import java.io.IOException;
import java.io.InputStream;
import sdk.core.RequestBody;

/** A body that is opened when it is first read: what opens bodies one after another cannot fail. */
final class Opening extends InputStream {
  private final RequestBody body;
  private InputStream opened;

  private Opening(RequestBody body) {
    this.body = body;
  }

  static InputStream of(RequestBody body) {
    return new Opening(body);
  }

  private InputStream stream() throws IOException {
    if (opened == null) {
      opened = body.open();
    }
    return opened;
  }

  @Override
  public int read() throws IOException {
    return stream().read();
  }

  @Override
  public int read(byte[] to, int from, int length) throws IOException {
    return stream().read(to, from, length);
  }

  @Override
  public void close() throws IOException {
    if (opened != null) {
      opened.close();
    }
  }
}
