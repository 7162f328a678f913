package sdk.internal.webhook;

import java.util.List;

/** A signature that the API declares. */
public final class SignatureSpec {
  /** Algorithms without their hash. */
  public enum Family {
    HMAC,
    RSA,
    RSA_PSS,
    ECDSA,
    ED25519
  }

  /** How the bytes of a signature are written. */
  public enum Encoding {
    HEX,
    BASE64
  }

  /** How a time is written. */
  public enum TimeFormat {
    UNIX_SECONDS,
    UNIX_MILLIS,
    DATE
  }

  private final String header;
  private final Family family;
  private final Encoding encoding;
  private String hash = "sha256";
  private String prefix = "";
  private String delimiter = "";
  private List<String> components = List.of("body");
  private String timeHeader;
  private TimeFormat timeFormat;
  private double tolerance;

  private SignatureSpec(String header, Family family, Encoding encoding) {
    this.header = header;
    this.family = family;
    this.encoding = encoding;
  }

  public static SignatureSpec of(String header, Family family, Encoding encoding) {
    return new SignatureSpec(header, family, encoding);
  }

  /** {@code sha1}, {@code sha256}, {@code sha384} or {@code sha512}. */
  public SignatureSpec hash(String value) {
    hash = value;
    return this;
  }

  /** What stands in front of each signature. */
  public SignatureSpec prefix(String value) {
    prefix = value;
    return this;
  }

  public SignatureSpec delimiter(String value) {
    delimiter = value;
    return this;
  }

  /** What is signed: {@code body}, {@code timestamp}, {@code url}, or names of headers. */
  public SignatureSpec components(String... values) {
    components = List.of(values);
    return this;
  }

  public SignatureSpec timestamp(String inHeader, TimeFormat format, double toleranceSeconds) {
    timeHeader = inHeader;
    timeFormat = format;
    tolerance = toleranceSeconds;
    return this;
  }

  String header() {
    return header;
  }

  Family family() {
    return family;
  }

  Encoding encoding() {
    return encoding;
  }

  String hash() {
    return hash;
  }

  String prefix() {
    return prefix;
  }

  String delimiter() {
    return delimiter;
  }

  List<String> components() {
    return components;
  }

  /** Null where there is no time. */
  String timeHeader() {
    return timeHeader;
  }

  TimeFormat timeFormat() {
    return timeFormat;
  }

  double tolerance() {
    return tolerance;
  }
}
