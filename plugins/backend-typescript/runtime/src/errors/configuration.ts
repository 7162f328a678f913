import { __Brand__Error as Base } from "./base.js";

/** An option or argument is invalid. Thrown before anything is sent. */
export class ConfigurationError extends Base {
  override get name(): string {
    return "ConfigurationError";
  }
}

/** The call needs credentials that the client does not have. Thrown before anything is sent. */
export class MissingCredentialsError extends ConfigurationError {
  /** For each alternative, the schemes whose credential is missing. */
  readonly missingSchemes: readonly (readonly string[])[];

  constructor(message: string, missingSchemes: readonly (readonly string[])[]) {
    super(message);
    this.missingSchemes = missingSchemes;
  }

  override get name(): string {
    return "MissingCredentialsError";
  }
}
