/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /things",
    {
      call: (client) => client.things.addThing({
        queryAB: "a-b",
        queryAB_: "a_b",
        body: "body",
        "a-b": "a-b",
        a_b: 1,
        aB: true,
        additionalProperties: "additionalProperties",
        propertyCount: 1,
        username: "username",
        isUsernamePresent: true,
        foo: "foo",
        fooObject: {},
        foo_object: {},
      }),
      request: { method: "POST", path: "/things", query: [["a-b", "a-b"], ["a_b", "a_b"], ["body", "body"]], body: { type: "application/json", json: '{"a-b":"a-b","a_b":1,"aB":true,"additionalProperties":"additionalProperties","propertyCount":1,"username":"username","isUsernamePresent":true,"foo":"foo","fooObject":{},"foo_object":{}}' } },
      reply: { status: 200, type: "application/json", body: '{"a-b":"a-b","a_b":1,"aB":true,"additionalProperties":"additionalProperties","propertyCount":1,"username":"username","isUsernamePresent":true,"foo":"foo","fooObject":{},"foo_object":{}}' },
      result: "json",
    },
  ],
];
