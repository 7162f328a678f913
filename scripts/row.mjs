// `npm run row <language> <script> [...]`: a script of a language's row, test/languages/<language>/scripts/<script>.mjs.
import { existsSync, readdirSync } from "node:fs";
import { ROOT, run } from "./run.mjs";

const [language = "", script = "", ...rest] = process.argv.slice(2);
const languages = `${ROOT}test/languages`;
const file = `${languages}/${language}/scripts/${script}.mjs`;

if (existsSync(file)) process.exitCode = run(process.execPath, [file, ...rest]);
else {
  const files = readdirSync(languages, { recursive: true, encoding: "utf8" });
  const known = files.flatMap((path) => /^(\w+)\/scripts\/(\w+)\.mjs$/.exec(path)?.slice(1).join(" ") ?? []);
  console.error(`There is no such script; there are: ${known.join(", ")}`);
  process.exitCode = 1;
}
