"""What emitted clients tell the runtime, as data.

Emitted code declares constants of these types and passes them to the runtime's functions; whatever happens on a call
happens there. Keys that say nothing are left out.
"""

from __future__ import annotations

from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Generic,
    Literal,
    Sequence,
    TypedDict,
    TypeVar,
    Union,
)

if TYPE_CHECKING:
    from .auth.spec import AuthSpec, Security

T = TypeVar("T")

Place = Literal["path", "query", "header", "cookie", "body"]


class _ParameterNames(TypedDict):
    key: str
    """Of the arguments that emitted methods pass."""
    name: str
    """As the server knows it."""


class ParameterSpec(_ParameterNames, total=False):
    style: Literal[
        "simple",
        "label",
        "matrix",
        "form",
        "spaceDelimited",
        "pipeDelimited",
        "deepObject",
        "json",
    ]
    """Default: ``simple`` in paths and headers, ``form`` in queries and cookies."""
    explode: bool
    """Default: true for ``form`` and ``deepObject``, else false."""
    allow_reserved: bool
    default: Any
    """Sent where the caller passes nothing."""
    option: str
    """Client option that fills it where the caller passes nothing."""
    greedy: bool
    """Keeps slashes (paths only)."""


Parameter = Union[str, ParameterSpec]
"""A string is a parameter whose key and name are both this string."""


class _FieldName(TypedDict):
    name: str


class FieldSpec(_FieldName, total=False):
    """A field of a form or multipart body."""

    encoding: Literal["file", "json", "base64"]
    """Default: text, or JSON for objects. Bytes are a file unless they are declared as base64."""
    style: Literal["spaceDelimited", "pipeDelimited", "deepObject"]
    explode: bool
    content_type: str
    repeated: bool


class _BodyKind(TypedDict):
    kind: Literal["json", "form", "multipart", "text", "binary", "envelope"]


class BodySpec(_BodyKind, total=False):
    media_type: str
    """Default: the usual one of the kind."""
    key: str
    """The caller passes the body as a whole. Absent: as a mapping of its properties by wire name."""
    optional: bool
    """A call without any property sends no body."""
    fields: Sequence[FieldSpec]
    null_body: bool
    """The whole body may be null."""
    required: Sequence[str]
    """Properties that must not be ``None``, unless they are ``nullable``."""
    nullable: Sequence[str]
    """Properties for which ``None`` is sent as null. Others that are ``None`` are left out."""


class _ResponseKind(TypedDict):
    kind: Literal["json", "text", "binary", "bytes", "sse", "jsonl"]


class ResponseSpec(_ResponseKind, total=False):
    accept: str
    """Default: by kind."""
    empty: bool
    empty_body: str
    """JSON that a missing body, or null, stands for."""
    transcoded: bool
    """Items stand alone, as the ``result`` of an object, or in a list of all."""
    """Some success has no body: its result is ``None``."""
    terminator: str
    error_event: str
    """Event that carries an error; default: ``error``."""
    error_items: bool
    """Items have a property ``error`` of their own."""
    text: bool
    """Event data is text, not JSON."""
    allows_text: bool
    """Event data is text where it is not JSON."""
    resumable: bool
    by_status: bool
    """The status chooses the type of the result: ``Operation.result`` returns types by status."""
    returns: Sequence[str]
    """Properties that lead to the part to return."""


class PlaceSpec(TypedDict):
    """A place in a request."""

    place: Place
    path: Sequence[str]
    """By wire names."""
    keys: Sequence[str]
    """By keys of the arguments; in a body that is passed whole, its own key comes first."""


class _PageKind(TypedDict):
    kind: Literal["cursor", "offset", "uri", "path", "link", "custom"]
    results: Sequence[str]
    """Path to the items in the response."""


class PageSpec(_PageKind, total=False):
    cursor: PlaceSpec
    offset: PlaceSpec
    unit: Literal["item", "page"]
    next: Sequence[str]
    """Path to the next cursor, URL or path in the response."""
    last_item: bool
    """``next`` leads from the last item of the page."""
    step: PlaceSpec
    has_next_page: Sequence[str]
    last_page: Sequence[str]
    """Path to a boolean that is true on the last page."""
    total_pages: Sequence[str]
    total_items: Sequence[str]
    """Paths to how many pages, and items, there are in all."""
    start: int
    """Where counting starts. Default: page 1, or item 0."""


class _RpcMethod(TypedDict):
    method: str


class JsonRpcSpec(_RpcMethod, total=False):
    positions: Sequence[str]
    """Keys of the arguments in the order of the parameters. Absent: parameters go by name."""
    nameable: bool
    notification: bool


class ConnectSpec(TypedDict, total=False):
    streaming: bool


class ErrorSpec(TypedDict, total=False):
    status: int
    status_class: int
    """``4`` for 4XX."""
    error: type[Any]


class _Pinned(TypedDict):
    place: Place
    key: str
    name: str
    value: Any


PinnedSpec = _Pinned
"""A part of the request with a fixed value."""


class _OperationHead(TypedDict):
    method: str
    path: str
    """Template by wire names: ``/pets/{petId}``."""


class OperationSpec(_OperationHead, total=False):
    path_params: Sequence[Parameter]
    query: Sequence[Parameter]
    headers: Sequence[Parameter]
    cookies: Sequence[Parameter]
    required: Sequence[str]
    """Arguments that must not be ``None``, beside those of the path."""
    body: BodySpec
    response: ResponseSpec
    """Absent: the body of the response is ignored."""
    errors: Sequence[ErrorSpec]
    """Declared error classes, in the order to try."""
    security: Security
    """Endpoint mode. Absent: the client's default. Empty: no credentials."""
    server: int
    """Index into the URLs of an environment; default 0."""
    definition: str
    """Key of the definition whose own headers the call carries."""
    idempotent: bool
    """Safe to send again, whatever the method."""
    idempotency_key: str
    """Header for an idempotency key."""
    no_retries: bool
    page: PageSpec
    json_rpc: JsonRpcSpec
    connect: ConnectSpec
    pinned: Sequence[PinnedSpec]


class Operation(Generic[T]):
    """A method of the API, and the type of what it returns.

    ``result`` returns the type that a response is decoded as: of the result, of a page, or of an item of a stream. It is a
    function so that types are imported when they are first needed. With ``by_status`` it returns a mapping from ``200``,
    ``2XX`` or ``default`` to types.
    """

    __slots__ = ("spec", "result")

    def __init__(self, spec: OperationSpec, result: Callable[[], Any] | None = None) -> None:
        self.spec = spec
        self.result = result


class EnvironmentSpec(TypedDict):
    name: str
    urls: Sequence[str]
    """One for each role."""


class _UrlVariableName(TypedDict):
    name: str
    option: str


class UrlVariableSpec(_UrlVariableName, total=False):
    default: str


class _HeaderName(TypedDict):
    header: str


class HeaderSpec(_HeaderName, total=False):
    """A header that every call carries: a literal, an option, or a template filled from the environment."""

    definition: str
    """Only calls of this definition carry it."""
    literal: str
    option: str
    env: str
    default: Any
    required: bool
    template: str
    """``${NAME}`` placeholders are filled from the environment at construction."""


class _ClientHead(TypedDict):
    package_name: str
    version: str
    auth: AuthSpec


class ClientSpec(_ClientHead, total=False):
    """What the runtime must know of an API beside its operations."""

    environments: Sequence[EnvironmentSpec]
    """The first is the default."""
    variables: Sequence[UrlVariableSpec]
    base_url_env: str
    headers: Sequence[HeaderSpec]
    request_id_headers: Sequence[str]
    error_message: Sequence[str]
    max_retries: int
    timeout: float
    """In seconds; 0 for none."""
    retry_unsafe: bool
    user_agent: str
