package sdk.sample;

import sdk.json.EnumType;
import sdk.json.JsonType;
import sdk.json.OpenEnum;
import sdk.json.Types;

/** Whether a pet is there. */
public final class Status extends OpenEnum<String> {
  /** The pet is there. */
  public static final Status ACTIVE = new Status("active");

  /** The pet is not there. */
  public static final Status PAUSED = new Status("paused");

  /** How values are read and written. */
  public static final JsonType<Status> TYPE = EnumType.of(Types.STRING, Status::of);

  private Status(String value) {
    super(value);
  }

  /**
   * The constant of a value, or a new one.
   *
   * @param value the value as the server knows it
   * @return the status
   */
  public static Status of(String value) {
    return switch (value) {
      case "active" -> ACTIVE;
      case "paused" -> PAUSED;
      default -> new Status(value);
    };
  }

  /** {@return which of the known values this is} */
  public Known known() {
    return switch (value()) {
      case "active" -> Known.ACTIVE;
      case "paused" -> Known.PAUSED;
      default -> Known.UNKNOWN;
    };
  }

  /**
   * Chooses by the value.
   *
   * @param visitor what to do
   * @param <R> what it returns
   * @return what the visitor returns
   */
  public <R> R visit(Visitor<R> visitor) {
    return switch (known()) {
      case ACTIVE -> visitor.active();
      case PAUSED -> visitor.paused();
      case UNKNOWN -> visitor.unknown(value());
    };
  }

  /** The values that the SDK knows. */
  public enum Known {
    /** The pet is there. */
    ACTIVE,
    /** The pet is not there. */
    PAUSED,
    /** Another value. */
    UNKNOWN
  }

  /**
   * Chooses by the value.
   *
   * @param <R> what it returns
   */
  public interface Visitor<R> {
    /** {@return something for {@link #ACTIVE}} */
    R active();

    /** {@return something for {@link #PAUSED}} */
    R paused();

    /**
     * Called for other values.
     *
     * @param value the value
     * @return something
     */
    R unknown(String value);
  }
}
