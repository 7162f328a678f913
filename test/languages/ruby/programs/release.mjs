// Runs a program by another release of Ruby than the one on PATH, with every warning on but those of experiments:
// `release.mjs <release> <program> <folder>`. The program sees the folder as `/work`, which is its argument. Neither sockets, threads nor OpenSSL exist there; what is loaded by these names is in `release-stubs`.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ConsoleStdout, Directory, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";
import { RubyVM } from "@ruby/wasm-wasi";

const [, , release = "", program = "", folder = ""] = process.argv;
const interpreter = createRequire(import.meta.url).resolve(`@ruby/${release}-wasm-wasi/dist/ruby+stdlib.wasm`);

/** The contents of a folder, in memory. */
function contentsOf(path) {
  const entries = readdirSync(path).map((name) => {
    const own = join(path, name);
    return [name, statSync(own).isDirectory() ? new Directory(contentsOf(own)) : new File(readFileSync(own))];
  });
  return new Map(entries);
}

const print = ConsoleStdout.lineBuffered((line) => {
  // RubyGems says so of gems that come with Ruby.
  if (!/^Ignoring \S+ because its extensions are not built/.test(line)) console.log(line);
});
const folders = [
  ["/work", contentsOf(folder)],
  ["/stubs", contentsOf(new URL("release-stubs", import.meta.url).pathname)],
].map(([path, contents]) => new PreopenDirectory(path, contents));
const wasi = new WASI(["ruby.wasm"], [], [new OpenFile(new File([])), print, print, ...folders], { debug: false });
const { vm } = await RubyVM.instantiateModule({
  module: await WebAssembly.compile(readFileSync(interpreter)),
  wasip1: wasi,
});
const SETTINGS = "$VERBOSE = true; Warning[:experimental] = false; ARGV.replace(['/work'])";
try {
  vm.eval(SETTINGS);
  vm.eval(readFileSync(program, "utf8"));
} catch (error) {
  console.log(`${error}`);
  process.exitCode = 1;
}
