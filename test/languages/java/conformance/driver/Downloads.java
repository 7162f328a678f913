package driver;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import sdk.core.BinaryResponse;

/** Downloads that are read as streams. */
final class Downloads {
  private Downloads() {}

  /** Length and hash of a body; of its first chunks only if the message says so. */
  static JsonNode digest(JsonNode message, Results results, BinaryResponse download) {
    try (download) {
      MessageDigest hash = MessageDigest.getInstance("SHA-256");
      boolean isWhole = !message.has("limit") && !message.has("pause");
      long length = 0;
      if (isWhole) {
        byte[] all = results.bytes(download);
        hash.update(all);
        length = all.length;
      } else {
        length = inChunks(message, download, hash);
      }
      return Values.object("length", length, "sha256", HexFormat.of().formatHex(hash.digest()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long inChunks(JsonNode message, BinaryResponse download, MessageDigest hash)
      throws IOException {
    long length = 0;
    byte[] chunk = new byte[1 << 16];
    int limit = message.path("limit").asInt(-1);
    try (InputStream body = download.stream()) {
      for (int count = 1; ; count++) {
        int size = body.read(chunk);
        if (size < 0) {
          return length;
        }
        hash.update(chunk, 0, size);
        length += size;
        if (count == limit) {
          return length;
        }
        Leftover.pause(message.path("pause").longValue());
      }
    }
  }
}
