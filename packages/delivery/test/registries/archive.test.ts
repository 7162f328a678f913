import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sameContents } from "../../src/registries/archive.js";

/** A tar archive of one file (POSIX ustar), with its time. */
function tar(path: string, content: string | Buffer, time = 0): Buffer {
  const data = Buffer.from(content);
  const header = Buffer.alloc(512);
  header.write(path);
  header.write(data.length.toString(8).padStart(11, "0"), 124);
  header.write(time.toString(8).padStart(11, "0"), 136);
  header.write("0", 156);
  header.write("ustar", 257);
  return Buffer.concat([header, data, Buffer.alloc(512 - (data.length % 512)), Buffer.alloc(1024)]);
}

test("archives with the same files are the same, whatever their times and compression", () => {
  const [one, other] = [tar("a.txt", "a", 1), tar("a.txt", "a", 2)];
  expect(one.equals(other)).toBe(false);
  expect(sameContents(one, other)).toBe(true);
  expect(sameContents(gzipSync(one, { level: 1 }), gzipSync(other, { level: 9 }))).toBe(true);
  expect(sameContents(one, tar("a.txt", "b"))).toBe(false);
  expect(sameContents(one, tar("b.txt", "a"))).toBe(false);
});

test("an archive in an archive is compared by its files", () => {
  const gem = (time: number, text: string): Buffer => tar("data.tar.gz", gzipSync(tar("lib/a.rb", text, time)));
  expect(sameContents(gem(1, "a"), gem(2, "a"))).toBe(true);
  expect(sameContents(gem(1, "a"), gem(1, "b"))).toBe(false);
});

test("what is no archive is the same only byte by byte", () => {
  expect(sameContents(Buffer.from("a"), Buffer.from("a"))).toBe(true);
  expect(sameContents(Buffer.from("a"), Buffer.from("b"))).toBe(false);
  expect(sameContents(Buffer.alloc(0), tar("a.txt", "a"))).toBe(false);
});

test("a format decides which files count, and what of them", () => {
  const essence = (path: string, data: Buffer): Buffer | undefined => (path === "signature" ? undefined : data);
  const signed = Buffer.concat([tar("a.txt", "a").subarray(0, 1024), tar("signature", "s")]);
  expect(sameContents(signed, tar("a.txt", "a"), essence)).toBe(true);
  expect(sameContents(signed, tar("a.txt", "a"))).toBe(false);
});
