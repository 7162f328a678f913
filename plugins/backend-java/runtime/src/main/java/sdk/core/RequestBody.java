package sdk.core;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The body of a request, as a transport sends it. */
public interface RequestBody {
  /** {@return the number of bytes; -1 if it is not known} */
  long length();

  /** {@return whether the bytes can be opened more than once} */
  boolean isReplayable();

  /**
   * Opens the bytes.
   *
   * @return the bytes
   * @throws IOException if they cannot be read
   */
  InputStream open() throws IOException;

  /** {@return the bytes, if they are in memory} */
  default Optional<byte[]> bytes() {
    return Optional.empty();
  }

  /**
   * A body in memory.
   *
   * @param bytes the bytes
   * @return the body
   */
  static RequestBody of(byte[] bytes) {
    return new RequestBody() {
      @Override
      public long length() {
        return bytes.length;
      }

      @Override
      public boolean isReplayable() {
        return true;
      }

      @Override
      public InputStream open() {
        return new ByteArrayInputStream(bytes);
      }

      @Override
      public Optional<byte[]> bytes() {
        return Optional.of(bytes);
      }
    };
  }
}
