import { expect, test } from "vitest";
import { commandLine, type Machine, programOf } from "../src/command-line.js";

const windows = (...files: readonly string[]): Machine => ({
  platform: "win32",
  exists: (path) => files.includes(path),
});
const linux = (...files: readonly string[]): Machine => ({ platform: "linux", exists: (path) => files.includes(path) });

test("a program is found by the names that its ecosystem has for it, and keeps its usual one if it is missing", () => {
  expect(programOf("python", { PATH: "/bin:/usr/bin" }, linux("/usr/bin/python3"))).toBe("python3");
  expect(programOf("python", { PATH: "/bin" }, linux("/bin/python"))).toBe("python");
  expect(programOf("python", { PATH: "" }, linux("/bin/python"))).toBe("python");
  expect(programOf("npm", {}, linux("/bin/npm"))).toBe("npm");
});

test("on Windows, programs and scripts are found with their folders, whatever the case of `Path`", () => {
  const machine = windows("C:\\node\\npm.cmd", "C:\\git\\git.exe", "C:\\git\\npm.cmd", "C:\\store\\python3.exe");
  const env = { Path: "C:\\node;C:\\git;C:\\store" };
  expect(programOf("npm", env, machine)).toBe("C:\\node\\npm.cmd");
  expect(programOf("git", env, machine)).toBe("C:\\git\\git.exe");
  expect(programOf("mvn", env, machine)).toBe("mvn");
  expect(programOf("python", { PATH: "C:\\store" }, machine)).toBe("C:\\store\\python3.exe");
});

test("programs are started as they are, on Windows too", () => {
  for (const platform of ["linux", "darwin", "win32"] as const) {
    const line = commandLine({ command: "git", args: ["a b", "%PATH%"] }, platform);
    expect(line).toEqual({ command: "git", args: ["a b", "%PATH%"] });
  }
  expect(commandLine({ command: "/tools/npm.cmd", args: [] }, "linux")).toEqual({
    command: "/tools/npm.cmd",
    args: [],
  });
});

test.each([
  ["publish", '"publish"'],
  ["C:\\a b\\sdk.tgz", '"C:\\a b\\sdk.tgz"'],
  ["C:\\folder\\", '"C:\\folder\\\\"'],
  ["a & del /q *", '"a & del /q *"'],
  ["%NPM_TOKEN%", '"%%cd:~,%NPM_TOKEN%%cd:~,%"'],
  ['say "yes" & calc', '"say ""yes"" & calc"'],
  ['a\\" & calc', '"a\\\\"" & calc"'],
  ["one\r\ncalc", '"one calc"'],
  ["", '""'],
])("on Windows, a script gets %j as %s, in which its shell finds no command and no variable", (text, shown) => {
  const line = commandLine({ command: "C:\\Program Files\\nodejs\\npm.cmd", args: [text] }, "win32");
  expect(line).toEqual({
    command: "cmd.exe",
    args: ["/e:ON", "/v:OFF", "/d", "/s", "/c", `""C:\\Program Files\\nodejs\\npm.cmd" ${shown}"`],
    verbatim: true,
  });
});
