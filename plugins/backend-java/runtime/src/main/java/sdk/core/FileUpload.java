package sdk.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import sdk.errors.ConfigurationException;

/** A file to send. Its name and its type are optional. */
public final class FileUpload {
  private final RequestBody body;
  private final String filename;
  private final String contentType;

  private FileUpload(RequestBody body, String filename, String contentType) {
    this.body = body;
    this.filename = filename;
    this.contentType = contentType;
  }

  /**
   * A file in memory.
   *
   * @param bytes the bytes
   * @return the file
   */
  public static FileUpload of(byte[] bytes) {
    return new FileUpload(RequestBody.of(bytes), null, null);
  }

  /**
   * A file on disk. It is read as it is sent, and its name is that of the path.
   *
   * @param path the path
   * @return the file
   */
  public static FileUpload of(Path path) {
    try {
      Streamed body = new Streamed(() -> Files.newInputStream(path), Files.size(path), true);
      Path name = path.getFileName();
      return new FileUpload(body, name == null ? null : name.toString(), null);
    } catch (IOException e) {
      throw new ConfigurationException(
          "The file cannot be read: " + path + " (" + e.getClass().getSimpleName() + ")");
    }
  }

  /**
   * A stream that can be opened again, so that the call can be repeated.
   *
   * @param source opens the stream
   * @return the file
   */
  public static FileUpload of(Supplier<? extends InputStream> source) {
    return new FileUpload(new Streamed(source::get, -1, true), null, null);
  }

  /**
   * A stream that can be read once. A call that sends one is not repeated.
   *
   * @param stream the stream
   * @return the file
   */
  public static FileUpload of(InputStream stream) {
    AtomicBoolean isTaken = new AtomicBoolean();
    Opener once =
        () -> {
          if (isTaken.getAndSet(true)) {
            throw new IOException("The stream was read before");
          }
          return stream;
        };
    return new FileUpload(new Streamed(once, -1, false), null, null);
  }

  /**
   * This file with another name.
   *
   * @param name the name
   * @return the new file
   */
  public FileUpload withFilename(String name) {
    return new FileUpload(body, name, contentType);
  }

  /**
   * This file with another type.
   *
   * @param type the content type
   * @return the new file
   */
  public FileUpload withContentType(String type) {
    return new FileUpload(body, filename, type);
  }

  /**
   * This file with its length, which is sent if it is known.
   *
   * @param length the number of bytes
   * @return the new file
   */
  public FileUpload withLength(long length) {
    return new FileUpload(
        new Streamed(body::open, length, body.isReplayable()), filename, contentType);
  }

  /** {@return the bytes} */
  public RequestBody body() {
    return body;
  }

  /** {@return the name} */
  public Optional<String> filename() {
    return Optional.ofNullable(filename);
  }

  /** {@return the content type} */
  public Optional<String> contentType() {
    return Optional.ofNullable(contentType);
  }

  @FunctionalInterface
  private interface Opener {
    InputStream open() throws IOException;
  }

  private record Streamed(Opener opener, long length, boolean isReplayable) implements RequestBody {
    @Override
    public InputStream open() throws IOException {
      return opener.open();
    }
  }
}
