package sdk.internal.body;

import sdk.core.FileUpload;
import sdk.internal.spec.BodySpec;

/** Sends a file as the whole body. */
public final class BinaryBody {
  private BinaryBody() {}

  public static BodySpec spec() {
    return BodySpec.of(BinaryBody::encode).files();
  }

  private static PreparedBody encode(BodySpec spec, Object value) {
    FileUpload file = Files.of(value);
    String declared = spec.mediaType();
    boolean isConcrete = declared != null && declared.indexOf('*') < 0;
    String type = file.contentType().orElse(isConcrete ? declared : "application/octet-stream");
    return new PreparedBody(type, file.body());
  }
}
