/** The user part of a URL: `user:password@`. */
const USER_PART = /(:\/\/)([^\s/'"]*)(?=@)/g;

/** A parameter of a URL's query that is called like a credential. What ends a sentence or a quotation is not its value. */
const PARAMETER =
  /([?&;][\w.-]{0,40}(?:token|secret|passw(?:or)?d|api[-_]?key|signature|sig|credential|auth)[\w.-]{0,40}=)([^&;\s'"`#]*[^&;\s'"`#:.,)\]])/gi;

/** Credentials that URLs in a text carry become `***`, or what `mask` makes of them. */
export function maskSecrets(text: string, mask: (secret: string) => string = () => "***"): string {
  const masked = (_: string, before: string, secret: string): string => before + mask(secret);
  return text.replace(USER_PART, masked).replace(PARAMETER, masked);
}

/**
 * A value of a key that is called like a credential, in YAML or JSON: a text, and no mapping, list, alias or block. The
 * tokens of OAuth are keys of generators.yml whose values are names of properties.
 */
const KEYED =
  /((?<![\w-])(?!(?:access|refresh|get)-token)[\w-]{0,40}(?:token|secret|passw(?:or)?d|passphrase|(?:api|private|secret|signing)[-_]?key|credentials?)["']?\s*:(?:\s+|(?=["'])))("(?:[^"\\]|\\.)*"|'[^']*'|(?:\$\{\w*\}|[^\s{}[\]&*|>#"',])(?:\$\{\w*\}|[^,}\n])*)/gi;

/** What says of itself that it is a credential, whatever its key: the prefixes of those who hand them out. */
const PREFIXED =
  /\b(?:npm_|gh[pousr]_|github_pat_|glpat-|pypi-|sk-|sk_live_|rubygems_|xox[abprs]-|AKIA)[A-Za-z0-9_-]{8,}/g;

/** The name of a variable, which is not secret, or the word for credentials that the machine obtains itself. */
const NO_SECRET = /^["']?(?:\$\{\w+\}|OIDC)["']?\s*$/;

/** Credentials in a line of a document become asterisks, with every other character where it was. */
export function maskInPlace(text: string): string {
  const stars = (secret: string): string => "*".repeat(secret.length);
  const masked = (_: string, before: string, value: string): string =>
    before + (NO_SECRET.test(value) ? value : stars(value));
  return maskSecrets(text, stars).replace(KEYED, masked).replace(PREFIXED, stars);
}
