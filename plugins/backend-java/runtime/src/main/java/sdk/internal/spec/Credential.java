package sdk.internal.spec;

/**
 * A credential.
 *
 * @param option the option of the client that holds it
 * @param env the environment variable that stands in; null for none
 */
public record Credential(String option, String env) {
  public static Credential of(String option) {
    return new Credential(option, null);
  }

  public static Credential of(String option, String env) {
    return new Credential(option, env);
  }
}
