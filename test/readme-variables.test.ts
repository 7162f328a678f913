import { expect, test } from "vitest";
import { ROWS } from "./languages/index.js";
import { emitFeature } from "./support/features.js";

/** How users of each language set the variables `region` and `port` of URLs. */
const OPTIONS: { readonly [language: string]: readonly [region: string, port: string] } = {
  typescript: ["region", "port"],
  python: ["region", "port"],
  go: ["option.WithRegion", "option.WithPort"],
  java: ["region", "port"],
  csharp: ["Region", "Port"],
  php: ["region", "port"],
  ruby: ["region", "port"],
  swift: ["region", "port"],
};

test.each(ROWS.map((row) => [row.key, row] as const))(
  "in %s, documents name the options that URLs need",
  async (key, row) => {
    const [region, port] = OPTIONS[key] ?? [];
    const files = await emitFeature(row, "environments");
    for (const name of ["README.md", "SKILL.md"]) {
      const text = files.get(name) ?? "";
      expect(text).toContain("https://{region}.example.com:{port}/{base}");
      expect(text).toContain(`| \`{region}\` | \`${region}\` | \`eu\` (default) or \`us\` |`);
      expect(text).toContain(`| \`{port}\` | \`${port}\` | any text; default: \`443\` |`);
    }
  },
);
