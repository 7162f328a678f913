/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /reserved",
    {
      call: (client) => client.class.constructor_(),
      request: { method: "GET", path: "/reserved" },
      reply: { status: 200, type: "application/json", body: '{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}' },
      result: "json",
    },
  ],
  [
    "PUT /reserved",
    {
      call: (client) => client.class.then_(),
      request: { method: "PUT", path: "/reserved" },
      reply: { status: 200, type: "application/json", body: '{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}' },
      result: "json",
    },
  ],
];
