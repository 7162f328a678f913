// `npm run demo`: generates the SDK of the bundled example API, shows what came out, calls a live server with it,
// and builds the documentation site.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { startBookshop } from "../packages/cli/example/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const example = `${root}packages/cli/example`;
const sdk = `${root}demo-output/typescript`;
const step = (title) => console.log(`\n\u2500\u2500 ${title}`);
const run = (script, args, cwd) => execFileSync(process.execPath, [script, ...args], { cwd, stdio: "inherit" });

step("packages/cli/example/generators.yml");
console.log(readFileSync(`${example}/generators.yml`, "utf8").trimEnd());

step("npx sdkwright generate");
rmSync(`${root}demo-output`, { recursive: true, force: true });
run(`${root}packages/cli/bin/sdkwright.js`, ["generate"], example);

step("demo-output/typescript");
const files = readdirSync(sdk, { recursive: true, encoding: "utf8" }).sort();
const sources = files.filter((file) => file.endsWith(".ts") && !file.includes("core/"));
console.log(`${sources.map((file) => `  ${file}`).join("\n")}\n  ... and the runtime under src/core`);

step("a client method of it (src/api/resources/books/Client.ts)");
const client = readFileSync(`${sdk}/src/api/resources/books/Client.ts`, "utf8");
const at = client.indexOf("export class");
const methods = client.indexOf("  /** Removes", at);
console.log(`${client.slice(at, methods).trimEnd()}\n  ...`);

step("tsc: the SDK compiles under the strictest settings");
run(`${root}node_modules/typescript/bin/tsc`, ["-p", "tsconfig.json"], sdk);
console.log("no errors");

step("calls against the live server of packages/cli/example/server.mjs");
const server = await startBookshop();
const { BookshopClient, NotFoundError } = await import(pathToFileURL(`${sdk}/dist/index.js`).href);
const bookshop = new BookshopClient({ token: "demo-token", baseUrl: server.url });
const { items } = await bookshop.books.list({ genre: "science" });
console.log(
  'books.list({ genre: "science" }) ->',
  items.map((book) => book.title),
);
const added = await bookshop.books.create({ title: "Invisible Cities", author: "Italo Calvino", genre: "fiction" });
console.log('books.create({ title: "Invisible Cities", ... }) ->', added.id);
try {
  await bookshop.books.get({ bookId: "00000000-0000-4000-8000-000000000000" });
} catch (error) {
  if (!(error instanceof NotFoundError)) throw error;
  console.log(`books.get(...) of an unknown book -> ${error.name}: ${error.message}`);
}
console.log("the client, printed ->", bookshop);
server.close();

step("npx sdkwright docs build");
run(`${root}packages/cli/bin/sdkwright.js`, ["docs", "build", "--output", `${root}demo-output/site`], example);

console.log("\nThe SDK is in demo-output/typescript, and its documentation in demo-output/site, for any web server.");
console.log("`node ../bin/sdkwright.js docs dev` in packages/cli/example shows it, with its explorer.");
console.log('Next: README.md, "Your own API".');
