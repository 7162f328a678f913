import { ROWS } from "../languages/index.js";

/** Generators of all languages, as a group has them. */
export const GENERATORS = ROWS.map(({ key, generator }) => ({
  ...generator,
  version: "*",
  output: { location: "local-file-system", path: `sdk/${key}` },
}));
