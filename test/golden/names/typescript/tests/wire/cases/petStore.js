/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /pets",
    {
      call: (client) => client.petStore.listPets(),
      request: { method: "GET", path: "/pets" },
      reply: { status: 200, type: "application/json", body: '{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}' },
      result: "json",
    },
  ],
  [
    "POST /pets",
    {
      call: (client) => client.petStore.createPet(),
      request: { method: "POST", path: "/pets" },
      reply: { status: 200, type: "application/json", body: '{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}' },
      result: "json",
    },
  ],
  [
    "DELETE /pets",
    {
      call: (client) => client.petStore.delete(),
      request: { method: "DELETE", path: "/pets" },
      reply: { status: 200, type: "application/json", body: '{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}' },
      result: "json",
    },
  ],
  [
    "GET /pets/{pet-id}/owners/{owner.id}",
    {
      call: (client) => client.petStore.getPetsPetIdOwnersOwnerId({ "pet-id": "pet-id", "owner.id": "owner.id" }),
      request: { method: "GET", path: "/pets/pet-id/owners/owner.id" },
      reply: { status: 200, type: "application/json", body: '{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}' },
      result: "json",
    },
  ],
];
