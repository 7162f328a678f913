import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Writes the licence texts of the packages whose code the files of a bundle hold. A package without one fails the build. */
export function writeNotices(outputs, root, path) {
  writeFileSync(
    path,
    noticesOf(outputs, root, "This package contains code of the following packages, under their own licences."),
  );
}

/** Licence texts of packages, below a line about them. */
export function noticesOf(outputs, root, head) {
  const used = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : [])),
  );
  const folders = new Set(used.flatMap((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []));
  const sections = [...folders].map((folder) => sectionOf(root, folder)).sort((a, b) => (a < b ? -1 : 1));
  return `${head}\n\n${[...new Set(sections)].join("\n")}`;
}

function sectionOf(root, folder) {
  const full = `${root}${folder}`;
  const { name, version, license } = JSON.parse(readFileSync(`${full}/package.json`, "utf8"));
  const file = readdirSync(full).find((entry) => /^licen[cs]e([.-].+)?$/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence file: its code cannot be shipped.`);
  const rule = "-".repeat(80);
  return `${rule}\n${name} ${version} (${license})\n${rule}\n${readFileSync(`${full}/${file}`, "utf8").trim()}\n`;
}
