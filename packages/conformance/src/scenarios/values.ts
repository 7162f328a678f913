import { rules, shapes } from "../contract.js";
import { expect } from "../expect.js";
import type { Case, Group } from "../support/scenario.js";
import { call, errorOf, getPet, header, json, TOK, values } from "../support/steps.js";

/** A case of the variant `bearer` with its token. */
function bearer(rest: Omit<Case, "variant">): Case {
  return { variant: "bearer", client: { token: TOK, maxRetries: 0 }, ...rest };
}

/** `pets.update` with these properties. */
const update = (body: { readonly [name: string]: unknown }) => call("pets.update", { path: { petId: "1" }, body });
const echo = { path: "/shapes", echo: true, times: "always" } as const;

/** Sends a value through the server and back: the wire and the result are as given. */
function roundTrip(name: string, value: { readonly [name: string]: unknown }): Case {
  return bearer({
    name,
    script: [echo],
    steps: [call("shapes.echo", { body: value })],
    expect: (outcome) => {
      expect(values(outcome)[0]).toEqual(value);
      expect(json(outcome.log[0])).toEqual(value);
    },
  });
}

/** A value from the server comes out as it is and is sent again unchanged. */
function received(name: string, value: { readonly [name: string]: unknown }): Case {
  return bearer({
    name,
    script: [{ ...echo, echo: false, json: value, times: 1 }, echo],
    steps: [call("shapes.echo", { body: {} }), call("shapes.echo", { body: value })],
    expect: (outcome) => {
      expect(values(outcome)).toEqual([value, value]);
      expect(json(outcome.log[1])).toEqual(value);
    },
  });
}

/** A value from the server comes out as it is. */
function answered(name: string, value: { readonly [name: string]: unknown }): Case {
  return bearer({
    name,
    script: [{ path: "/shapes", json: value }],
    steps: [call("shapes.echo", { body: {} })],
    expect: (outcome) => expect(values(outcome)).toEqual([value]),
  });
}

/** One integer, in every place of a request and back, where the SDK has a type that holds all of 64 bits. */
function integers(digits: string): Case {
  const number = { $int: digits };
  const body = { one: number, many: [number, number], byKey: { [digits]: number } };
  const text = `{"one":${digits},"many":[${digits},${digits}],"byKey":{"${digits}":${digits}}}`;
  return {
    name: `${digits} in path, query, header and body`,
    variant: "integers",
    needs: ["large-integers"],
    client: { token: TOK, maxRetries: 0 },
    script: [{ path: `/numbers/${digits}`, echo: true }],
    steps: [
      call("numbers.send", {
        path: { id: number },
        query: { after: number, ids: [number, number] },
        header: { "X-Count": number },
        body,
      }),
    ],
    expect: (outcome) => {
      expect(values(outcome)[0]).toEqual(body);
      const [request] = outcome.log;
      expect(request?.url).toBe(`/numbers/${digits}?after=${digits}&ids=${digits}&ids=${digits}`);
      expect(header(request, "x-count")).toBe(digits);
      expect(request?.body).toBe(text);
    },
  };
}

const cat = { type: "cat", lives: 9 };
const dog = { type: "dog", barks: true };

export const presence: Group = {
  title: "Presence, scalars, enums, unions",
  scenarios: [
    {
      id: "NL-1",
      title: "Absent, null and value of a property that is optional and nullable",
      cases: [
        bearer({
          script: [{ json: { id: "1" }, times: 3 }],
          steps: [
            update({ owner: "a" }),
            update({ owner: "a", nickname: null }),
            update({ owner: "a", nickname: "b" }),
          ],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log.map(json)).toEqual([
              { owner: "a" },
              { owner: "a", nickname: null },
              { owner: "a", nickname: "b" },
            ]);
          },
        }),
      ],
    },
    {
      id: "NL-2",
      title: "A missing value of a property that is not nullable is never null on the wire",
      cases: [
        bearer({
          script: [{ json: { id: "1" } }],
          steps: [update({ owner: "a", name: { $undefined: true } })],
          expect: ({ log }) => {
            for (const request of log) expect(json(request)).toEqual({ owner: "a" });
          },
        }),
      ],
    },
    {
      id: "NL-3",
      title: "A required nullable property is sent as null",
      cases: [
        bearer({
          script: [{ json: { id: "1" } }],
          steps: [update({ owner: null })],
          expect: (outcome) => {
            values(outcome);
            expect(json(outcome.log[0])).toEqual({ owner: null });
          },
        }),
      ],
    },
    {
      id: "NL-4",
      title: "Null and absent differ in responses",
      cases: [
        bearer({
          script: [{ json: { id: "1", nickname: null } }, { json: { id: "1" } }],
          steps: [getPet(), getPet()],
          expect: (outcome) => expect(values(outcome)).toEqual([{ id: "1", nickname: null }, { id: "1" }]),
        }),
      ],
    },
    {
      id: "NL-5",
      title: "false, 0, empty text, list and map are values",
      cases: [
        bearer({
          script: [{ path: "/pets", echo: true }],
          steps: [call("pets.create", { body: { id: "", name: "", visits: 0, good: false, tags: [], labels: {} } })],
          expect: (outcome) => {
            const whole = { id: "", name: "", visits: 0, good: false, tags: [], labels: {} };
            expect(values(outcome)[0]).toEqual(whole);
            expect(json(outcome.log[0])).toEqual(whole);
          },
        }),
        bearer({
          name: "in a query and a header",
          script: [{ json: { id: "1" } }],
          steps: [
            call("pets.update", {
              path: { petId: "0" },
              query: { dryRun: false },
              header: { "X-Trace": "0" },
              body: { owner: "" },
            }),
          ],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log[0]?.url).toBe("/pets/0?dryRun=false");
            expect(outcome.log[0]?.headers).toContainEqual(expect.arrayContaining(["0"]));
            expect(json(outcome.log[0])).toEqual({ owner: "" });
          },
        }),
      ],
    },
    {
      id: "SC-1",
      title: "64-bit integers are exact or refused",
      cases: [
        bearer({
          script: [
            { path: "/shapes", text: '{"big":9007199254740993}', headers: { "Content-Type": "application/json" } },
            { path: "/shapes", text: '{"big":9007199254740991}', headers: { "Content-Type": "application/json" } },
          ],
          steps: [call("shapes.echo", { body: {} }), call("shapes.echo", { body: {} })],
          expect: ({ results }) => {
            const [large, safe] = results;
            if (large?.ok) expect(large.value).toEqual({ big: { $int: "9007199254740993" } });
            else expect(errorOf(large)).toMatchObject({ kind: "decode", inTree: true });
            expect(JSON.stringify(safe?.value)).toContain("9007199254740991");
          },
        }),
        ...["9007199254740993", "-9223372036854775808", "9223372036854775807"].map(integers),
      ],
    },
    {
      id: "SC-2",
      title: "Decimals, uuids, bytes, dates and times",
      cases: [
        roundTrip("all", {
          amount: "12345678901234567890.10",
          data: "AAECAwD/",
          id: "0b7f1f1e-5d2b-4b7e-9d0a-1c2d3e4f5a6b",
          day: "2024-02-29",
          at: "2024-02-29T12:34:56Z",
          times: rules.dateTimes.value.slice(0, 1),
        }),
        {
          ...roundTrip("offsets", { at: "2024-02-29T12:34:56+05:30", times: rules.dateTimes.value.slice(0, 2) }),
          needs: ["offsets"],
        },
        { ...roundTrip("nanoseconds", { times: rules.dateTimes.value }), needs: ["nanoseconds"] },
        answered("what is read, written as it came", { times: rules.dateTimes.value }),
      ],
    },
    {
      id: "SC-3",
      title: "Unknown properties stay, wherever they are",
      cases: [
        received("nested", {
          extra: { deep: [1, null] },
          nothing: null,
          animal: { ...cat, colour: "red" },
          animals: [{ ...dog, other: 1 }],
          figures: { a: { radius: 1, unknown: "x" } },
        }),
      ],
    },
    {
      id: "SC-4",
      title: "Values that do not have the declared format fail no response, and come out as they are",
      cases: [
        answered("none of it", { data: "*", id: "x", day: "", at: "soon", times: ["2024-02-29T12:34:56Z", "later"] }),
        answered("another one", { day: "2024-02-29T12:34:56Z", at: "2024-02-29", times: ["2024-02-29 12:34:56"] }),
        answered("another type", { amount: 5, id: true, day: 20240229, at: 1709210096, data: 1 }),
      ],
    },
    {
      id: "SC-5",
      title: "Lists, objects and scalars in place of each other fail no response, and come out as they are",
      cases: [
        answered("a list for an object", { cat: [], animal: [], figure: [1], statusByName: [], figures: [] }),
        answered("an object for a list", { animals: {}, statuses: { a: 1 }, times: {} }),
        answered("a text for either", { cat: "a", animals: "b", figures: "c", statuses: "d" }),
        answered("within lists and maps", { animals: [cat, [], "x"], figures: { a: [], b: { radius: 1 } } }),
        answered("an object or a list for a scalar", { status: {}, day: [], at: {}, id: [], data: {}, amount: [] }),
      ],
    },
    {
      id: "EM-1",
      title: "Unknown enum values stay",
      cases: [
        received("everywhere", {
          status: "sleeping",
          statuses: ["active", "dreaming"],
          statusByName: { a: "paused", b: "lost" },
        }),
      ],
    },
    {
      id: "UN-1",
      title: "Each variant of a union, with its tag once",
      cases: [
        roundTrip("cat and circle", { animal: cat, figure: { radius: 2 } }),
        roundTrip("dog and square", { animal: dog, figure: { side: 2 } }),
        ...["memo", "letter", "postcard"].map((kind) =>
          roundTrip(`the tag that was given: ${kind}`, { post: { kind } }),
        ),
        bearer({
          name: "the tag once",
          script: [echo],
          steps: [call("shapes.echo", { body: { animal: cat } })],
          expect: ({ log }) => expect(log[0]?.body.match(/"type"/g)).toHaveLength(1),
        }),
      ],
    },
    {
      id: "UN-2",
      title: "Unknown tag, no tag, no variant that fits",
      cases: [
        received("unknown tag", { animal: { type: "bird", wings: 2 } }),
        received("no tag", { animal: { wings: 2 } }),
        received("no variant", { figure: { corners: 3 } }),
      ],
    },
    {
      id: "UN-3",
      title: "Variants that share optional keys",
      cases: [
        received("square", { figure: { colour: "red", side: 1 } }),
        received("circle", { figure: { colour: "red", radius: 1 } }),
      ],
    },
    {
      id: "UN-4",
      title: "A constant that is absent tells no variant, and is not filled in",
      cases: [
        answered("neither variant", { account: { id: "1", email: "a@b.c" } }),
        answered("the open one, with an odd value inside", {
          account: { id: "1", created: 5, owner: { name: { first: "Ann" } } },
        }),
        answered("the open one, with a list inside", { account: { id: "1", created: 5, owner: [] } }),
        answered("the closed one", { account: { id: "1", closed: true } }),
        answered("outside a union", { closed: { id: "1" }, cat: { lives: 9 } }),
      ],
    },
    {
      id: "DE-1",
      title: "Text where an object is required",
      needs: ["decoding"],
      cases: [
        bearer({
          script: [{ json: "text" }],
          steps: [getPet()],
          expect: ({ results }) =>
            expect(errorOf(results[0])).toMatchObject({ kind: "decode", path: shapes.decodePath.value.root }),
        }),
      ],
    },
  ],
};
