import { ConfigurationError } from "../../errors/configuration.js";

/** Headers as given by one source: name in any case, null to remove what lower sources gave. */
export type HeaderEntries = Iterable<readonly [name: string, value: unknown]>;

/**
 * Headers that are being put together, by lower-case name. Not the platform's `Headers`: `fetch` copies those, which costs
 * a tenth of a call.
 */
export type HeaderMap = Map<string, readonly [name: string, value: string]>;

/** Sets headers over those that are there. Raises `ConfigurationError` for what HTTP cannot carry, without the value. */
export function applyHeaders(target: HeaderMap, entries: HeaderEntries): void {
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) {
      throw new ConfigurationError(`Not a header name: ${JSON.stringify(name)}`);
    }
    if (value === null) {
      target.delete(name.toLowerCase());
      continue;
    }
    const text = String(value as string | number | boolean);
    if (/[^\t\x20-\x7e\x80-\xff]/.test(text)) {
      throw new ConfigurationError(
        `The value of the header ${name} holds a character that headers cannot carry`,
      );
    }
    target.set(name.toLowerCase(), [name, text]);
  }
}
