package sdk.sample;

import sdk.json.EnumType;
import sdk.json.JsonType;
import sdk.json.OpenEnum;
import sdk.json.Types;

/** Whether a pet is there. */
public final class Status extends OpenEnum<String, Status.Known> {
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

  @Override
  public Known known() {
    return switch (value()) {
      case "active" -> Known.ACTIVE;
      case "paused" -> Known.PAUSED;
      default -> Known.UNKNOWN;
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
}
