"""Sends and reads an object whose properties are named as members of pydantic's models, of objects, and of modules."""

import json
import sys
from datetime import date, datetime, timezone

import httpx
from pydantic import TypeAdapter

sys.path.insert(0, "src")

import acme
from acme import AsyncMiddleware, AsyncNext, Middleware, Next, types
from acme.core import middleware
from acme.core.encode import to_json

# An API that is called like something of the runtime keeps its name.
assert Next is acme.client.Next and middleware.Next is not Next
assert None not in (Middleware, AsyncMiddleware, AsyncNext)

BODY = {
    "Node": {"Leaf": "x", "leaf": {}, "parent": {"Node": {}, "model_config": "y"}},
    "children": [{"Node": {}, "model_config": "z", "children": []}],
    "str": 1,
    "list": ["a"],
    "datetime": "2024-01-01T00:00:00Z",
    "date": "2024-01-01",
    "UUID": "12345678-1234-1234-1234-123456789012",
    "Decimal": "1.5",
}
# Models are built when they are first used.
types.Node.model_rebuild()
declared = [name if field.serialization_alias is None else field.serialization_alias for name, field in types.Node.model_fields.items()]
BODY["Leaf"] = {}
BODY |= {name: f"of {name}" for name in declared if name not in BODY}

sent: list[httpx.Request] = []


def handle(request: httpx.Request) -> httpx.Response:
    sent.append(request)
    if request.method == "GET":
        return httpx.Response(200, content=b"bytes")
    return httpx.Response(200, json=BODY)


def tracing(request: httpx.Request, call_next: middleware.Next) -> httpx.Response:
    return call_next(request)


client = Next(
    base_url="https://api.test",
    http_client=httpx.Client(transport=httpx.MockTransport(handle)),
    middleware=[tracing],
)
node = client.things.make(
    "a/b", print="p", query_list=["l"], query_class_="k", node=types.Leaf(), model_config_="m", str=2
)
assert sent[0].url.raw_path == b"/things/a%2Fb?print=p&list=l&__class__=k"
assert json.loads(sent[0].content) == {"Node": {}, "model_config": "m", "str": 2}

assert node.to_dict() == BODY
assert node.model_dump(mode="json", by_alias=True, exclude_unset=True) == BODY
assert types.Node.model_validate_json(json.dumps(BODY)) == node
assert (node.schema_, node.class_, node.model_config_) == ("of schema", "of __class__", "of model_config")
assert len({*types.Node.model_fields}) == len(declared) == 51, len(declared)
assert isinstance(node.model_copy(), types.Node)

# Parameters that are called like functions of the runtime.
assert client.things.fetch("x", download="1", download_async="2").read() == b"bytes"
assert sent[-1].url.query == b"download=1&download_async=2"

# Variants of a union that are one class: the second name of a schema is an alias in Python.
feline = TypeAdapter[object](types.Feline)
for tag in ("lion", "leo", "cat", "tom"):
    text = json.dumps({"kind": tag, "name": "x"})
    assert json.loads(to_json(feline.validate_json(text))) == json.loads(text), tag
assert to_json(types.FelineTom(name="x")) == '{"name":"x","kind":"tom"}'

# Types that hold themselves.
assert TypeAdapter[object](types.Tree).validate_json('["a",["b"]]') == ["a", ["b"]]
assert TypeAdapter[object](types.Ring).validate_json('[{"a":[{}]}]') == [{"a": [{}]}]

# A class whose fields are called like what it is written with: all that is read has its type.
TIMES = {"a": ["2024-01-01T00:00:00.5Z"], "b": None}
BUILT = {
    "str": "s",
    "frozenset": "f",
    "int": 1,
    "bool": None,
    "float": "1.5",
    "list": ["l"],
    "tuple": ["t", 2],
    "bytes": "AAE=",
    "property": None,
    "super": {"x": 0.5},
    "datetime": "2024-01-01t00:00:00z",
    "date": "2024-01-01T00:00:00Z",
    "union": {"else": 1},
    "note": None,
}
MARKS = {"m": {"float": "dot", "size": 1.5}, "n": {"float": "hyphen", "length": 2.5}, "o": {"float": "ring"}, "p": 5}
SHAPES = [{"radius": 1.5}, {"side": 2.5, "marks": MARKS}, ["x"], {"corners": 3}, 2.5]
body = {**BUILT, "note2": None, "shapes": SHAPES, "marks": MARKS, **TIMES}
built = TypeAdapter(types.Built).validate_json(json.dumps(body))
assert built.to_dict() == json.loads(built.to_json()) == body
assert (built.str, built.float, built.bytes, built.super) == ("s", 1.5, b"\0\1", {"x": 0.5})
assert built.date == date(2024, 1, 1) and built.datetime == datetime(2024, 1, 1, tzinfo=timezone.utc)
assert built.model_extra["a"] == [datetime(2024, 1, 1, 0, 0, 0, 500_000, timezone.utc)]
assert [type(shape).__name__ for shape in built.shapes or []] == [
    "Circle",
    "Square",
    "list",
    "UnknownVariant",
    "UnknownVariant",
]
kinds = {name: type(mark).__name__ for name, mark in (built.marks or types.Marks()).model_extra.items()}
assert kinds == {"m": "MarkDot", "n": "MarkDash", "o": "UnknownVariant", "p": "UnknownVariant"}
assert types.Built(str="s", bool=None, note2=None).to_dict() == {"str": "s", "int": 1, "bool": None, "note2": None}
both = TypeAdapter(types.Both).validate_json('{"known":"k","name":"n","a":"2"}')
assert both.model_extra == {"a": "2"} and both.to_dict() == {"known": "k", "name": "n", "a": "2"}
assert TypeAdapter(types.Scores).validate_json('{"a":"2"}').model_extra == {"a": 2}

# The program of a user.
import usage

assert [usage.described(shape) for shape in built.shapes or []] == [
    "circle of 1.5",
    "square of 2.5",
    "x",
    "something else: {'corners': 3}",
    "something else: 2.5",
]
assert usage.times_of(types.Built(str="s", **{"a": [built.datetime]})) == [built.datetime]
assert [usage.length_of(built.marks, name) for name in "mno"] == [1.5, 2.5, None]
