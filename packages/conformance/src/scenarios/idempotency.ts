import { shapes } from "../contract.js";
import { expect } from "../expect.js";
import type { Group, Outcome } from "../support/scenario.js";
import { call, createPet, failure, getPet, header, pets, TOK, values } from "../support/steps.js";

const UUID4 = new RegExp(shapes.idempotencyKey.value);
const soon = { headers: { "Retry-After": "0" } };
const keys = ({ log }: Outcome) => log.map((request) => header(request, "idempotency-key"));

const update = call("pets.update", { path: { petId: "1" }, body: { owner: null } });

export const idempotency: Group = {
  title: "Idempotency",
  needs: ["idempotency-keys"],
  scenarios: [
    {
      id: "ID-1",
      title: "One UUIDv4 for all attempts of a call, another for the next call",
      cases: [
        {
          variant: "idempotency",
          client: { token: TOK },
          script: [failure(503, soon), failure(503, soon), pets],
          steps: [createPet(), createPet()],
          expect: (outcome) => {
            values(outcome);
            const [first, second, third, next] = keys(outcome);
            expect(first).toMatch(UUID4);
            expect([second, third]).toEqual([first, first]);
            expect(next).toMatch(UUID4);
            expect(next).not.toBe(first);
          },
        },
      ],
    },
    {
      id: "ID-2",
      title: "No key on other methods",
      cases: [
        {
          variant: "idempotency",
          client: { token: TOK },
          script: [pets],
          steps: [getPet(), update],
          expect: (outcome) => {
            values(outcome);
            expect(keys(outcome)).toEqual([undefined, undefined]);
          },
        },
      ],
    },
    {
      id: "ID-3",
      title: "The caller's key is the only one",
      cases: [
        {
          variant: "idempotency",
          client: { token: TOK },
          script: [pets],
          steps: [
            createPet({ options: { headers: { "idempotency-key": "mine" } } }),
            createPet({ options: { idempotencyKey: "also mine" } }),
          ],
          expect: (outcome) => {
            values(outcome);
            expect(keys(outcome)).toEqual(["mine", "also mine"]);
          },
        },
      ],
    },
    {
      id: "ID-4",
      title: "Switched off by the generator; another header and other methods",
      cases: [
        {
          variant: "idempotency-off",
          client: { token: TOK },
          script: [pets],
          steps: [createPet()],
          expect: (outcome) => {
            values(outcome);
            expect(keys(outcome)).toEqual([undefined]);
          },
        },
        {
          variant: "idempotency-patch",
          client: { token: TOK },
          script: [pets],
          steps: [createPet(), update],
          expect: (outcome) => {
            values(outcome);
            const [post, patch] = outcome.log;
            expect([header(post, "x-idem"), header(post, "idempotency-key")]).toEqual([undefined, undefined]);
            expect(header(patch, "x-idem")).toMatch(UUID4);
            expect(header(patch, "idempotency-key")).toBeUndefined();
          },
        },
      ],
    },
  ],
};
