import { fileURLToPath } from "node:url";

/** The checkout, with a final slash. */
export const ROOT: string = fileURLToPath(new URL("../../../", import.meta.url));
