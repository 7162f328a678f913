"""What all resources of one client share: ``SyncCore`` and ``AsyncCore``."""

from __future__ import annotations

import itertools
import re
from typing import Any, Generic, Mapping, NoReturn, Sequence, TypeVar

from .call import Call, Consume, Result, TokenCallOf
from .config import Config, create_config
from .errors import ConfigurationError
from .features import Features
from .flow import Flow, run_async, run_sync
from .omit import OMIT
from .opened import AsyncOpenResponse, OpenResponse
from .options import RequestOptions
from .perform import perform
from .raw import record
from .reply import Reply
from .response import consume_buffered, consume_loose
from .spec import ClientSpec, Operation, OperationSpec
from .transport import AsyncHttp, Http, SyncHttp
from .url.path import DOT_SEGMENT

T = TypeVar("T")
H = TypeVar("H", bound=Http)
Params = Mapping[str, Any]

_RELATIVE = re.compile(r"[/?]|(?![a-z][a-z0-9+.-]*:)", re.IGNORECASE)


class _Core(Generic[H]):
    """What both kinds of clients have. Its configuration holds secrets: it is not printed, and cannot be pickled."""

    def _begin(self, config: Config[H]) -> None:
        self._config = config
        self._ids = itertools.count(1)

    def __repr__(self) -> str:
        spec = self._config.spec
        return f"<{type(self).__name__} of {spec['package_name']} {spec['version']}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("A client holds credentials and connections, and cannot be pickled")

    @property
    def config(self) -> Config[H]:
        """For features that do more than a call. It holds secrets."""
        return self._config

    def next_id(self) -> int:
        """A number that no other call of this client has."""
        return next(self._ids)


class SyncCore(_Core[SyncHttp]):
    """Makes calls on the caller's thread. May be used by many threads."""

    def __init__(self, spec: ClientSpec, features: Features, options: Mapping[str, Any]) -> None:
        http = SyncHttp(options.get("http_client"))
        self._begin(_config(spec, features, options, http, None))

    def call(
        self,
        operation: Operation[T],
        params: Params,
        body: Any = OMIT,
        options: RequestOptions | None = None,
    ) -> T:
        """Calls an operation whose response is read as a whole."""
        call = Call(operation, params, body, options)
        result: Result[T] = self.perform(call, consume_buffered)
        return result.data

    def perform(self, call: Call, consume: Consume[T]) -> Result[T]:
        """Makes a call and has its response read by ``consume``. For features that read responses in their own way."""
        return _recorded(run_sync(perform(self._config, call, consume)))

    def open(
        self,
        operation: Operation[Any],
        params: Params,
        body: Any = OMIT,
        options: RequestOptions | None = None,
    ) -> OpenResponse:
        """Calls an operation whose response is read piece by piece."""
        return OpenResponse(self.perform(Call(operation, params, body, options), _keep_open).data)

    def request(
        self,
        method: str,
        path: str,
        *,
        body: Any = OMIT,
        cast_to: Any = Any,
        request_options: RequestOptions | None = None,
    ) -> Any:
        """Calls an endpoint that the SDK does not declare: a path below the base URL, perhaps with a query."""
        call = _undeclared(method, path, body, request_options)
        return self.perform(call, consume_loose(cast_to)).data

    def derive(self, options: Mapping[str, Any]) -> SyncCore:
        """A client that differs in these options, and shares connections and access tokens with this one."""
        core = SyncCore.__new__(SyncCore)
        given = options.get("http_client")
        http = self._config.http if given is None else SyncHttp(given)
        core._begin(_derived(self._config, options, http))
        return core

    def close(self) -> None:
        """Closes the connections, unless they belong to a client that the caller gave."""
        self._config.http.close()


class AsyncCore(_Core[AsyncHttp]):
    """Makes calls on the caller's event loop."""

    def __init__(self, spec: ClientSpec, features: Features, options: Mapping[str, Any]) -> None:
        http = AsyncHttp(options.get("http_client"))
        self._begin(_config(spec, features, options, http, None))

    async def call(
        self,
        operation: Operation[T],
        params: Params,
        body: Any = OMIT,
        options: RequestOptions | None = None,
    ) -> T:
        """Calls an operation whose response is read as a whole."""
        call = Call(operation, params, body, options)
        result: Result[T] = await self.perform(call, consume_buffered)
        return result.data

    async def perform(self, call: Call, consume: Consume[T]) -> Result[T]:
        """Makes a call and has its response read by ``consume``. For features that read responses in their own way."""
        return _recorded(await run_async(perform(self._config, call, consume)))

    async def open(
        self,
        operation: Operation[Any],
        params: Params,
        body: Any = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncOpenResponse:
        """Calls an operation whose response is read piece by piece."""
        opened = await self.perform(Call(operation, params, body, options), _keep_open)
        return AsyncOpenResponse(opened.data)

    async def request(
        self,
        method: str,
        path: str,
        *,
        body: Any = OMIT,
        cast_to: Any = Any,
        request_options: RequestOptions | None = None,
    ) -> Any:
        """Calls an endpoint that the SDK does not declare: a path below the base URL, perhaps with a query."""
        call = _undeclared(method, path, body, request_options)
        return (await self.perform(call, consume_loose(cast_to))).data

    def derive(self, options: Mapping[str, Any]) -> AsyncCore:
        """A client that differs in these options, and shares connections and access tokens with this one."""
        core = AsyncCore.__new__(AsyncCore)
        given = options.get("http_client")
        http = self._config.http if given is None else AsyncHttp(given)
        core._begin(_derived(self._config, options, http))
        return core

    async def aclose(self) -> None:
        """Closes the connections, unless they belong to a client that the caller gave."""
        await self._config.http.aclose()


def _config(
    spec: ClientSpec,
    features: Features,
    options: Mapping[str, Any],
    http: H,
    parent: Config[H] | None,
) -> Config[H]:
    def token_call(
        operation: OperationSpec,
        body: Mapping[str, Any],
        *,
        secrets: Sequence[str],
        url: str | None,
    ) -> Flow[Any]:
        call = Call(Operation(operation), {}, body, url=url, token=TokenCallOf(secrets))
        result: Result[Any] = yield from perform(config, call, consume_buffered)
        return result.data

    config = create_config(spec, features, options, http=http, token_call=token_call, parent=parent)
    return config


def _derived(parent: Config[H], options: Mapping[str, Any], http: H) -> Config[H]:
    given = {name: value for name, value in options.items() if value is not None}
    return _config(parent.spec, parent.features, {**parent.options, **given}, http, parent)


def _recorded(result: Result[T]) -> Result[T]:
    record(result.response)
    return result


def _keep_open(reply: Reply) -> Flow[Reply]:
    reply.keep_open()
    return reply
    yield


def _undeclared(method: str, path: str, body: Any, options: RequestOptions | None) -> Call:
    if not _RELATIVE.match(path):
        raise ConfigurationError("The path must be relative to the base URL")
    if DOT_SEGMENT.search(path.split("#", 1)[0].split("?", 1)[0]):
        raise ConfigurationError('The path must not have segments that are "." or ".."')
    spec: OperationSpec = {
        "method": method.upper(),
        # It is not a template: braces have to be encoded anyway.
        "path": path.replace("{", "%7B"),
        "body": {"kind": "json", "key": "body", "optional": True},
        "response": {"kind": "json", "empty": True},
    }
    return Call(Operation(spec), {}, body, options)
