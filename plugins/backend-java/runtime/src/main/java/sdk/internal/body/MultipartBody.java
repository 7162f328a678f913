package sdk.internal.body;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import sdk.core.RequestBody;
import sdk.internal.spec.BodySpec;

/** Sends the properties of an object as the parts of {@code multipart/form-data}. */
public final class MultipartBody {
  private static final byte[] CRLF = {'\r', '\n'};

  private MultipartBody() {}

  public static BodySpec spec() {
    return BodySpec.of(MultipartBody::encode).files();
  }

  private static PreparedBody encode(BodySpec spec, Object value) {
    byte[] random = new byte[18];
    new SecureRandom().nextBytes(random);
    String boundary = "form-" + HexFormat.of().formatHex(random);
    List<RequestBody> pieces = new ArrayList<>();
    for (Fields.Entry field : Fields.of(value, spec.fields())) {
      for (Part part : Part.of(field.spec(), field.value())) {
        pieces.add(piece("--" + boundary + "\r\n" + part.head() + "\r\n"));
        pieces.add(part.content());
        pieces.add(RequestBody.of(CRLF));
      }
    }
    pieces.add(piece("--" + boundary + "--\r\n"));
    String type = spec.mediaTypeOr("multipart/form-data") + "; boundary=" + boundary;
    return new PreparedBody(type, new Pieces(pieces));
  }

  private static RequestBody piece(String text) {
    return RequestBody.of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Pieces one after another; files are read as they are sent. */
  private record Pieces(List<RequestBody> all) implements RequestBody {
    @Override
    public long length() {
      long length = 0;
      for (RequestBody piece : all) {
        if (piece.length() < 0) {
          return -1;
        }
        length += piece.length();
      }
      return length;
    }

    @Override
    public boolean isReplayable() {
      return all.stream().allMatch(RequestBody::isReplayable);
    }

    @Override
    public Optional<byte[]> bytes() {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      for (RequestBody piece : all) {
        Optional<byte[]> bytes = piece.bytes();
        if (bytes.isEmpty()) {
          return Optional.empty();
        }
        out.writeBytes(bytes.get());
      }
      return Optional.of(out.toByteArray());
    }

    @Override
    public InputStream open() throws IOException {
      Iterator<RequestBody> left = all.iterator();
      return new SequenceInputStream(
          new Enumeration<InputStream>() {
            @Override
            public boolean hasMoreElements() {
              return left.hasNext();
            }

            @Override
            public InputStream nextElement() {
              return Opening.of(left.next());
            }
          });
    }

    @Override
    public String toString() {
      return "multipart";
    }
  }
}
