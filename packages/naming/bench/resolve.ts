/** Names an API of about 10,000 symbols and says how long that takes: `npx tsx packages/naming/bench/resolve.ts`. */
import { resolveNames } from "../src/index.js";
import { api, inline, object, operation, profile, sdkOf } from "../test/api.js";

const count = Number(process.argv[2] ?? 1000);
const nouns = ["order", "invoice", "customer", "shipping_label", "API-key", "userID", "refund", "webhook_event"];
const name = (index: number): string =>
  `${nouns[index % nouns.length]}_${nouns[(index * 7 + 3) % nouns.length]}_${index >> 3}`;

function build() {
  const types = Array.from({ length: count }, (_, index) => [
    object(
      name(index),
      ["id", "created_at", "update-time", "ownerID"].map((wire) => `${wire}_${index % 9}`),
    ),
    inline(`${name(index)} owner`, name(index)),
  ]).flat();
  const operations = Array.from({ length: count }, (_, index) => {
    const path = [{ kind: "text", text: `/v1/${name(index)}` }];
    return operation(
      `area${index % 50}.${nouns[index % nouns.length]}`,
      ["get", "list", "create"][index % 3] + name(index),
      { path },
    );
  });
  return api({ types, operations });
}

for (const wireProperties of [false, true]) {
  for (let run = 0; run < (Number(process.argv[3]) || 4); run++) {
    const given = build();
    const start = performance.now();
    const names = resolveNames(sdkOf(given), { ...profile, wireProperties });
    const time = performance.now() - start;
    const size = Object.keys(names.toJSON()).length;
    console.log(`${wireProperties ? "wire" : "cased"} properties: ${size} names in ${time.toFixed(0)} ms`);
  }
}
