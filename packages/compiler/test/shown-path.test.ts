import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { shownPath as shownByCli } from "../../cli/src/paths.js";
import { shownPath } from "../src/shown-path.js";

test.each([
  [posix, "/work/sdks/ts", "/work", "sdks/ts"],
  [posix, "/other/sdk", "/work/api", "../../other/sdk"],
  [posix, "/work", "/work", "."],
  [win32, "C:\\work\\sdks\\ts", "C:\\work", "sdks/ts"],
  [win32, "C:/work/sdks/ts", "c:\\work", "sdks/ts"],
  [win32, "C:\\other\\sdk", "C:\\work", "../other/sdk"],
  [win32, "D:\\sdks\\ts", "C:\\work", "D:/sdks/ts"],
  [win32, "\\\\server\\share\\ts", "C:\\work", "//server/share/ts"],
])("findings and summaries show paths with slashes, whatever the system: %#", (platform, path, root, shown) => {
  expect(shownPath(path, root, platform)).toBe(shown);
  expect(shownByCli(path, root, platform)).toBe(shown);
});
