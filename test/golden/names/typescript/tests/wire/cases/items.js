/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /items/{item_id}",
    {
      call: (client) => client.items.readItem({ item_id: "item_id" }),
      request: { method: "GET", path: "/items/item_id" },
      reply: { status: 200, type: "application/json", body: '{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}' },
      result: "json",
    },
  ],
];
