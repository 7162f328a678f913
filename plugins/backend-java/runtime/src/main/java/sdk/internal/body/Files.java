package sdk.internal.body;

import java.io.File;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import sdk.core.FileUpload;
import sdk.errors.ConfigurationException;

/** The values that callers give for files. */
final class Files {
  private Files() {}

  /** Whether a value can only be meant as a file. */
  static boolean isFile(Object value) {
    return value instanceof FileUpload
        || value instanceof byte[]
        || value instanceof Path
        || value instanceof File
        || value instanceof InputStream;
  }

  static FileUpload of(Object value) {
    if (value instanceof FileUpload file) {
      return file;
    }
    if (value instanceof byte[] bytes) {
      return FileUpload.of(bytes);
    }
    if (value instanceof Path path) {
      return FileUpload.of(path);
    }
    if (value instanceof File file) {
      return FileUpload.of(file.toPath());
    }
    if (value instanceof InputStream stream) {
      return FileUpload.of(stream);
    }
    if (value instanceof String text) {
      return FileUpload.of(text.getBytes(StandardCharsets.UTF_8));
    }
    throw new ConfigurationException("A file must be bytes, a path, a stream or a FileUpload");
  }
}
