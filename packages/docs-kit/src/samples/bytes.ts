/** Characters of base64 and of its form for URLs, by what they stand for. */
const VALUES: ReadonlyMap<string, number> = new Map(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"]
    .map((character, value) => [character, value] as [string, number])
    .concat([
      ["-", 62],
      ["_", 63],
    ]),
);

/** The bytes of a text as base64; characters that cannot be in it are passed over. Samples are also printed in browsers. */
export function base64Bytes(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const character of text) {
    if (character === "=") break;
    const value = VALUES.get(character);
    if (value === undefined) continue;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return Uint8Array.from(bytes);
}
