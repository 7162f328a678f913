/** Half of a surrogate pair, which UTF-8 cannot hold. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text as UTF-8 holds it. */
export function wellFormed(text: string): string {
  return text.replaceAll(HALF, "\ufffd");
}
