package sdk.internal.spec;

import java.util.ArrayList;
import java.util.List;
import sdk.internal.body.BodyEncoder;

/** The body of a request. */
public final class BodySpec {
  private final BodyEncoder encoder;
  private final List<FieldSpec> fields = new ArrayList<>();
  private String mediaType;
  private String key;
  private boolean optional;
  private boolean files;

  private BodySpec(BodyEncoder encoder) {
    this.encoder = encoder;
  }

  /** A body of a kind: the encoder brings the code that only such bodies need. */
  public static BodySpec of(BodyEncoder encoder) {
    return new BodySpec(encoder);
  }

  /** Default: the usual one of the kind. */
  public BodySpec mediaType(String value) {
    mediaType = value;
    return this;
  }

  /** Key of the argument that is the whole body. Without it, all that no parameter takes is. */
  public BodySpec key(String value) {
    key = value;
    return this;
  }

  /** A call without any property of the body sends no body. */
  public BodySpec optional() {
    optional = true;
    return this;
  }

  /** It may hold files, which may be ones to be read once. */
  public BodySpec files() {
    files = true;
    return this;
  }

  public BodySpec field(FieldSpec value) {
    fields.add(value);
    return this;
  }

  public BodyEncoder encoder() {
    return encoder;
  }

  /** The declared type; null where there is none. */
  public String mediaType() {
    return mediaType;
  }

  public String mediaTypeOr(String usual) {
    return mediaType == null ? usual : mediaType;
  }

  public String key() {
    return key;
  }

  public boolean isOptional() {
    return optional;
  }

  public boolean hasFiles() {
    return files;
  }

  public List<FieldSpec> fields() {
    return fields;
  }
}
