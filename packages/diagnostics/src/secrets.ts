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

/** {@link maskSecrets}, with every other character where it was. */
export function maskInPlace(text: string): string {
  return maskSecrets(text, (secret) => "*".repeat(secret.length));
}
