// Files of dist/cjs are CommonJS, though the package's own type is module.
import { writeFileSync } from "node:fs";

writeFileSync("dist/cjs/package.json", JSON.stringify({ type: "commonjs" }));
