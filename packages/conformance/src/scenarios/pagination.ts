import { expect } from "../expect.js";
import type { Case, Group } from "../support/scenario.js";
import { bearer, call, errorOf, failure, header, values } from "../support/steps.js";

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const all = (name: string) => call(name, {}, { consume: "items" });

/** A list in pages, and how many requests it takes. */
function pages(name: string, replies: readonly object[], expected: { ids: string[]; requests: number }): Case {
  return bearer({
    name,
    script: replies.map((json) => ({ json })),
    steps: [all("pets.list")],
    expect: (outcome) => {
      expect(values(outcome)[0]).toEqual(items(...expected.ids));
      expect(outcome.log).toHaveLength(expected.requests);
    },
  });
}

export const pagination: Group = {
  title: "Pagination",
  needs: ["pagination"],
  scenarios: [
    {
      id: "PG-1",
      title: "Three pages by cursor, one of them empty, fetched as they are needed",
      cases: [
        bearer({
          script: [
            { json: { items: items("1", "2"), next_cursor: "a" } },
            { json: { items: [], next_cursor: "b" } },
            { json: { items: items("3") } },
          ],
          steps: [call("pets.list", { query: { limit: 2 } }, { consume: "items" })],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2", "3"));
            expect(outcome.log.map(({ url }) => new URLSearchParams(url.split("?")[1]).get("cursor"))).toEqual([
              null,
              "a",
              "b",
            ]);
            expect(outcome.log.map(({ url }) => url.includes("limit=2"))).toEqual([true, true, true]);
          },
        }),
        bearer({
          name: "one page alone",
          script: [{ json: { items: items("1"), next_cursor: "a" } }],
          steps: [call("pets.list", {}, { consume: "page" })],
          expect: (outcome) => {
            expect(values(outcome)[0]).toMatchObject({ items: items("1"), hasNextPage: true });
            expect(outcome.log).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "PG-2",
      title: "An empty, null or absent cursor ends the list",
      cases: [
        pages("empty", [{ items: items("1"), next_cursor: "" }], { ids: ["1"], requests: 1 }),
        pages("null", [{ items: items("1"), next_cursor: null }], { ids: ["1"], requests: 1 }),
        pages("absent", [{ items: items("1") }], { ids: ["1"], requests: 1 }),
      ],
    },
    {
      id: "PG-3",
      title: "A cursor that repeats is an error",
      cases: [
        bearer({
          script: [{ json: { items: items("1"), next_cursor: "a" }, times: "always" }],
          steps: [{ ...all("pets.list"), limit: 10 }],
          expect: ({ log, results }) => {
            expect(errorOf(results[0]).inTree).toBe(true);
            expect(log).toHaveLength(2);
          },
        }),
      ],
    },
    {
      id: "PG-4",
      title: "Later pages are retried and carry the call's own headers",
      cases: [
        bearer({
          script: [
            { json: { items: items("1"), next_cursor: "a" } },
            failure(503, { headers: { "Retry-After": "0" } }),
            { json: { items: items("2") } },
          ],
          steps: [call("pets.list", {}, { consume: "items", options: { headers: { "X-Mine": "1" } } })],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2"));
            expect(outcome.log.map((request) => header(request, "x-mine"))).toEqual(["1", "1", "1"]);
          },
        }),
      ],
    },
    {
      id: "PG-5",
      title: "Offsets, and the next URL on another origin",
      cases: [
        bearer({
          name: "empty page",
          script: [{ json: { items: items("1", "2") } }, { json: { items: items("3") } }, { json: { items: [] } }],
          steps: [all("pets.listOffset")],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2", "3"));
            expect(outcome.log.map(({ url }) => url)).toEqual([
              "/pets/offset",
              "/pets/offset?offset=2",
              "/pets/offset?offset=3",
            ]);
          },
        }),
        bearer({
          name: "has_more",
          script: [{ json: { items: items("1"), has_more: true } }, { json: { items: items("2"), has_more: false } }],
          steps: [all("pets.listOffset")],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2"));
            expect(outcome.log).toHaveLength(2);
          },
        }),
        bearer({
          name: "next URL",
          script: [
            { json: { items: items("1"), next: "{{main}}/pets/next?page=2" } },
            { json: { items: items("2"), next: "{{other}}/pets/next?page=3" } },
          ],
          steps: [all("pets.listNext")],
          expect: ({ log, results }) => {
            expect(results[0]?.partial).toEqual(items("1", "2"));
            expect(errorOf(results[0]).inTree).toBe(true);
            expect(log.map(({ origin, url }) => `${origin} ${url}`)).toEqual([
              "main /pets/next",
              "main /pets/next?page=2",
            ]);
          },
        }),
      ],
    },
    {
      id: "PG-10",
      title: "Totals, and a page that says that it is the last, end a list before the server refuses the next one",
      cases: [
        { name: "number of pages", more: { page: { totalPages: 2 } } },
        { name: "number of items", more: { page: { totalElements: 3 } } },
        { name: "last", more: { last: true } },
      ].map(({ name, more }) =>
        bearer({
          name,
          script: [
            { json: { ...more, items: items("1", "2"), ...("last" in more && { last: false }) } },
            { json: { ...more, items: items("3") } },
            { status: 404 },
          ],
          steps: [all("pets.listTotals")],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2", "3"));
            expect(outcome.log.map(({ url }) => url)).toEqual(["/pets/totals", "/pets/totals?page=1"]);
          },
        }),
      ),
    },
    {
      id: "PG-6",
      title: "Pages are counted from the declared default of the parameter, although it is not sent",
      cases: [
        bearer({
          script: [{ json: { items: items("1") } }, { json: { items: items("2") } }, { json: { items: [] } }],
          steps: [all("pets.listPages")],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2"));
            expect(outcome.log.map(({ url }) => url)).toEqual([
              "/pets/pages",
              "/pets/pages?page=1",
              "/pets/pages?page=2",
            ]);
          },
        }),
      ],
    },
    {
      id: "PG-7",
      title: "The next page in the `Link` header, whether relative or absolute; another origin gets no request",
      cases: [
        bearer({
          script: [
            { json: items("1"), headers: { Link: '<?page=2>; rel="next", <?page=3>; rel="last"' } },
            { json: [], headers: { Link: '<{{main}}/pets/links?page=3>; rel="next"' } },
            { json: items("2"), headers: { Link: '<links?page=1>; rel="first"' } },
          ],
          steps: [call("pets.listLinks", { query: { per_page: 1 } }, { consume: "items" })],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2"));
            expect(outcome.log.map(({ url }) => url)).toEqual([
              "/pets/links?per_page=1",
              "/pets/links?page=2",
              "/pets/links?page=3",
            ]);
            expect(outcome.log.every((request) => header(request, "authorization") !== undefined)).toBe(true);
          },
        }),
        bearer({
          name: "another origin",
          script: [{ json: items("1"), headers: { Link: '<{{other}}/pets/links?page=2>; rel="next"' } }],
          steps: [all("pets.listLinks")],
          expect: ({ log, results }) => {
            expect(results[0]?.partial).toEqual(items("1"));
            expect(errorOf(results[0]).inTree).toBe(true);
            expect(log.map(({ origin, url }) => `${origin} ${url}`)).toEqual(["main /pets/links"]);
          },
        }),
      ],
    },
    {
      id: "PG-8",
      title: "The id of the last item as cursor, until the response says that there is no more",
      cases: [
        bearer({
          script: [
            { json: { items: items("1", "2"), has_more: true } },
            { json: { items: items("3"), has_more: false } },
          ],
          steps: [all("pets.listAfter")],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2", "3"));
            expect(outcome.log.map(({ url }) => url)).toEqual(["/pets/after", "/pets/after?starting_after=2"]);
          },
        }),
        bearer({
          name: "pages that lead back",
          script: [
            { json: { items: items("1"), has_more: true } },
            { json: { items: items("2"), has_more: true } },
            { json: { items: items("1"), has_more: true } },
          ],
          steps: [{ ...all("pets.listAfter"), limit: 10 }],
          expect: ({ log, results }) => {
            expect(results[0]?.partial).toEqual(items("1", "2", "1"));
            expect(errorOf(results[0]).inTree).toBe(true);
            expect(log).toHaveLength(3);
          },
        }),
      ],
    },
    {
      id: "PG-9",
      title: "A counted page with the items of the page before is an error",
      cases: [
        bearer({
          script: [{ json: { items: items("1", "2") }, times: "always" }],
          steps: [{ ...all("pets.listOffset"), limit: 10 }],
          expect: ({ log, results }) => {
            expect(results[0]?.partial).toEqual(items("1", "2"));
            expect(errorOf(results[0]).inTree).toBe(true);
            expect(log).toHaveLength(2);
          },
        }),
      ],
    },
  ],
};
