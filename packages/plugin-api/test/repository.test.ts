import { expect, test } from "vitest";
import { readRepository } from "../src/index.js";

test.each([
  ["https://github.com/acme/acme-go.git", { path: "github.com/acme/acme-go", owner: "acme", name: "acme-go" }],
  [" git@github.com:acme/acme-go ", { path: "github.com/acme/acme-go", owner: "acme", name: "acme-go" }],
  ["git+ssh://git@example.com/acme/sdk/", { path: "example.com/acme/sdk", owner: "acme", name: "sdk" }],
  ["github.com/acme/acme-go/v2", { path: "github.com/acme/acme-go/v2", owner: "acme", name: "acme-go" }],
  ["example.com/acme", { path: "example.com/acme" }],
])("%s", (address, repository) => {
  expect(readRepository(address)).toEqual(repository);
});
