package sdk.errors;

import java.util.List;

/** The call needs credentials that the client does not have. Thrown before anything is sent. */
public final class MissingCredentialsException extends ConfigurationException {
  private static final long serialVersionUID = 1L;

  private final transient List<List<String>> missingSchemes;

  /**
   * Makes an exception.
   *
   * @param message which credentials are missing
   * @param missingSchemes for each alternative, the schemes whose credential is missing
   */
  public MissingCredentialsException(String message, List<List<String>> missingSchemes) {
    super(message);
    this.missingSchemes = List.copyOf(missingSchemes);
  }

  /** {@return for each alternative, the schemes whose credential is missing} */
  public List<List<String>> missingSchemes() {
    return missingSchemes == null ? List.of() : missingSchemes;
  }
}
