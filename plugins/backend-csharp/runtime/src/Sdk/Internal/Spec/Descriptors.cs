using System;
using System.Collections.Generic;
using Sdk;

namespace Sdk.Internal;

/// <summary>A way in which a client proves who it is.</summary>
internal abstract class SchemeSpec
{
    /// <summary>Key of the scheme.</summary>
    public abstract string Key { get; init; }
}

/// <summary>A remote procedure call that requests carry.</summary>
internal abstract class RpcSpec;

/// <summary>The API and its package.</summary>
internal sealed class ClientSpec
{
    /// <summary>Name of the package, for the <c>User-Agent</c>.</summary>
    public required string PackageName { get; init; }

    /// <summary>Version of the package, for the <c>User-Agent</c>.</summary>
    public required string Version { get; init; }

    /// <summary>Where the API is; the first is the default.</summary>
    public IReadOnlyList<EnvironmentSpec>? Environments { get; init; }

    /// <summary>Placeholders in the URLs of environments.</summary>
    public IReadOnlyList<UrlVariableSpec>? Variables { get; init; }

    /// <summary>Environment variable that holds the base URL.</summary>
    public string? BaseUrlEnv { get; init; }

    /// <summary>Credentials.</summary>
    public required AuthSpec Auth { get; init; }

    /// <summary>Headers of every request.</summary>
    public IReadOnlyList<HeaderSpec>? Headers { get; init; }

    /// <summary>Response headers that hold the id of a request. Default: the usual ones.</summary>
    public IReadOnlyList<string>? RequestIdHeaders { get; init; }

    /// <summary>Path to the message in the body of an error. Default: the usual ones.</summary>
    public IReadOnlyList<string>? ErrorMessage { get; init; }

    /// <summary>How often a call is retried.</summary>
    public required int MaxRetries { get; init; }

    /// <summary>Seconds that an attempt may take; 0: no limit.</summary>
    public required TimeSpan Timeout { get; init; }

    /// <summary>Calls are retried even if the server may have carried them out.</summary>
    public bool RetryUnsafe { get; init; }

    /// <summary><c>User-Agent</c> header. Default: made of name, version and platform.</summary>
    public string? UserAgent { get; init; }
}

/// <summary>A deployment of the API.</summary>
internal sealed class EnvironmentSpec
{
    /// <summary>Its name.</summary>
    public required string Name { get; init; }

    /// <summary>A URL for each role.</summary>
    public required IReadOnlyList<string> Urls { get; init; }
}

/// <summary>A placeholder in URLs.</summary>
internal sealed class UrlVariableSpec
{
    /// <summary>Name in the braces.</summary>
    public required string Name { get; init; }

    /// <summary>Client option that fills it.</summary>
    public required string Option { get; init; }

    /// <summary>Value without the option. Default: the option is required.</summary>
    public string? Default { get; init; }
}

/// <summary>A header of every request: a literal, the value of an option, or a template.</summary>
internal sealed class HeaderSpec
{
    /// <summary>Name of the header.</summary>
    public required string Header { get; init; }

    /// <summary>Key of the definition whose calls alone carry it. Default: all calls.</summary>
    public string? Definition { get; init; }

    /// <summary>Its constant value.</summary>
    public string? Literal { get; init; }

    /// <summary>Its value, with environment variables as <c>$</c> and a name in braces; they are read when a client is created.</summary>
    public string? Template { get; init; }

    /// <summary>Client option that holds its value.</summary>
    public string? Option { get; init; }

    /// <summary>Environment variable that replaces the option.</summary>
    public string? Env { get; init; }

    /// <summary>Value without option and environment variable.</summary>
    public object? Default { get; init; }

    /// <summary>A call without a value is an error.</summary>
    public bool Required { get; init; }
}

/// <summary>The credentials of an API.</summary>
internal sealed class AuthSpec
{
    /// <summary>Which schemes a call uses; <c>endpoint</c>: those of its <c>security</c>.</summary>
    public required AuthMode Mode { get; init; }

    /// <summary>Schemes of <c>single</c>, <c>any</c> and <c>all</c>, in order.</summary>
    public IReadOnlyList<string>? Apply { get; init; }

    /// <summary>Schemes by the key that the definition has for them.</summary>
    public required IReadOnlyList<SchemeSpec> Schemes { get; init; }

    /// <summary>In mode <c>endpoint</c>: alternatives for methods that declare none.</summary>
    public IReadOnlyList<IReadOnlyList<string>>? Security { get; init; }
}

/// <summary>Which schemes a call uses; <c>endpoint</c>: those of its <c>security</c>.</summary>
internal enum AuthMode
{
    None,
    Single,
    Any,
    All,
    Endpoint,
}

/// <summary>A credential.</summary>
internal sealed class CredentialSpec
{
    /// <summary>Client option that holds it.</summary>
    public required string Option { get; init; }

    /// <summary>Environment variable that replaces the option.</summary>
    public string? Env { get; init; }
}

/// <summary>A token in the <c>Authorization</c> header.</summary>
internal sealed class BearerScheme : SchemeSpec
{
    /// <summary>Key of the scheme.</summary>
    public override required string Key { get; init; }

    /// <summary>The token.</summary>
    public CredentialSpec? Token { get; init; }
}

/// <summary>User name and password in the <c>Authorization</c> header. A part that is left out is empty.</summary>
internal sealed class BasicScheme : SchemeSpec
{
    /// <summary>Key of the scheme.</summary>
    public override required string Key { get; init; }

    /// <summary>The user name.</summary>
    public CredentialSpec? Username { get; init; }

    /// <summary>The password.</summary>
    public CredentialSpec? Password { get; init; }
}

/// <summary>A value in a header, a query parameter or a cookie.</summary>
internal sealed class KeyScheme : SchemeSpec
{
    /// <summary>Where it is.</summary>
    public required KeyPlace Kind { get; init; }

    /// <summary>Key of the scheme.</summary>
    public override required string Key { get; init; }

    /// <summary>Name of the header, parameter or cookie.</summary>
    public required string Name { get; init; }

    /// <summary>Text before the value.</summary>
    public string? Prefix { get; init; }

    /// <summary>The value.</summary>
    public CredentialSpec? Value { get; init; }
}

/// <summary>Where it is.</summary>
internal enum KeyPlace
{
    Header,
    Query,
    Cookie,
}

/// <summary>A token that the client requests with its own id and secret.</summary>
internal sealed class OAuthScheme : SchemeSpec
{
    /// <summary>Key of the scheme.</summary>
    public override required string Key { get; init; }

    /// <summary>Id of the client.</summary>
    public CredentialSpec? ClientId { get; init; }

    /// <summary>Secret of the client.</summary>
    public CredentialSpec? ClientSecret { get; init; }

    /// <summary>Scopes that are requested.</summary>
    public IReadOnlyList<string>? Scopes { get; init; }

    /// <summary>Header that carries the token.</summary>
    public required string Header { get; init; }

    /// <summary>Text before the token; a space follows unless it is empty.</summary>
    public required string Prefix { get; init; }

    /// <summary>A token that the user has; it replaces the request.</summary>
    public CredentialSpec? Token { get; init; }

    /// <summary>How a token is requested.</summary>
    public TokenSpec? GetToken { get; init; }

    /// <summary>How a token is refreshed.</summary>
    public TokenSpec? RefreshToken { get; init; }
}

/// <summary>A request for a token.</summary>
internal sealed class TokenSpec
{
    /// <summary>The method that is called.</summary>
    public required OperationSpec Operation { get; init; }

    /// <summary>URL that replaces base URL and path.</summary>
    public string? Url { get; init; }

    /// <summary>Where the fields of the request are.</summary>
    public required TokenRequestSpec Request { get; init; }

    /// <summary>Scopes are sent as a list, not as one text.</summary>
    public bool ScopesAsList { get; init; }

    /// <summary>Where the fields of the response are.</summary>
    public required TokenResponseSpec Response { get; init; }

    /// <summary>Properties of the body with a fixed value.</summary>
    public IReadOnlyDictionary<string, object?>? Fields { get; init; }

    /// <summary>Alternatives of schemes that the request itself needs.</summary>
    public IReadOnlyList<IReadOnlyList<string>>? Security { get; init; }
}

/// <summary>Paths to the fields of a token request.</summary>
internal sealed class TokenRequestSpec
{
    /// <summary>Path to the id.</summary>
    public IReadOnlyList<string>? ClientId { get; init; }

    /// <summary>Path to the secret.</summary>
    public IReadOnlyList<string>? ClientSecret { get; init; }

    /// <summary>Path to the scopes.</summary>
    public IReadOnlyList<string>? Scopes { get; init; }

    /// <summary>Path to the refresh token.</summary>
    public IReadOnlyList<string>? RefreshToken { get; init; }
}

/// <summary>Paths to the fields of a token response.</summary>
internal sealed class TokenResponseSpec
{
    /// <summary>Path to the token.</summary>
    public required IReadOnlyList<string> AccessToken { get; init; }

    /// <summary>Path to the seconds until it expires.</summary>
    public IReadOnlyList<string>? ExpiresIn { get; init; }

    /// <summary>Path to the next refresh token.</summary>
    public IReadOnlyList<string>? RefreshToken { get; init; }
}

/// <summary>How deliveries of webhooks are signed.</summary>
internal sealed class SignatureSpec
{
    /// <summary>Header that carries the signature.</summary>
    public required string Header { get; init; }

    /// <summary>Family of the algorithm.</summary>
    public required SignatureFamily Family { get; init; }

    /// <summary>Hash of the algorithm.</summary>
    public SignatureHash? Hash { get; init; }

    /// <summary>Encoding of the signature.</summary>
    public required SignatureEncoding Encoding { get; init; }

    /// <summary>Text before each signature in the header.</summary>
    public string? Prefix { get; init; }

    /// <summary>What is signed, in order.</summary>
    public required IReadOnlyList<string> Components { get; init; }

    /// <summary>Text between the components.</summary>
    public string? Delimiter { get; init; }

    /// <summary>When a delivery was sent. Default: deliveries have no timestamp.</summary>
    public TimestampSpec? Timestamp { get; init; }
}

/// <summary>Family of the algorithm.</summary>
internal enum SignatureFamily
{
    Hmac,
    Rsa,
    RsaPss,
    Ecdsa,
    Ed25519,
}

/// <summary>Hash of the algorithm.</summary>
internal enum SignatureHash
{
    Sha1,
    Sha256,
    Sha384,
    Sha512,
}

/// <summary>Encoding of the signature.</summary>
internal enum SignatureEncoding
{
    Hex,
    Base64,
}

/// <summary>The timestamp of a delivery.</summary>
internal sealed class TimestampSpec
{
    /// <summary>Header that carries it.</summary>
    public required string Header { get; init; }

    /// <summary>How it is written.</summary>
    public required TimestampFormat Format { get; init; }

    /// <summary>How far it may be from the clock of the receiver.</summary>
    public required int ToleranceSeconds { get; init; }
}

/// <summary>How it is written.</summary>
internal enum TimestampFormat
{
    UnixSeconds,
    UnixMillis,
    Date,
}

/// <summary>A method of the API.</summary>
internal sealed class OperationSpec
{
    /// <summary>HTTP method.</summary>
    public required string Method { get; init; }

    /// <summary>Template of the path with the names of the definition in braces, such as <c>/pets/{petId}</c>.</summary>
    public required string Path { get; init; }

    /// <summary>Parameters of the path.</summary>
    public IReadOnlyList<ParameterSpec>? PathParams { get; init; }

    /// <summary>Parameters of the query, in the order in which they are sent.</summary>
    public IReadOnlyList<ParameterSpec>? Query { get; init; }

    /// <summary>Header parameters.</summary>
    public IReadOnlyList<ParameterSpec>? Headers { get; init; }

    /// <summary>Cookie parameters.</summary>
    public IReadOnlyList<ParameterSpec>? Cookies { get; init; }

    /// <summary>Arguments that must not be null, besides those of the path.</summary>
    public IReadOnlyList<string>? Required { get; init; }

    /// <summary>The body of the request. Default: no body.</summary>
    public BodySpec? Body { get; init; }

    /// <summary>How the body of a success is read. Default: the body is ignored.</summary>
    public ResponseSpec? Response { get; init; }

    /// <summary>Declared errors, in the order in which a status is compared with them.</summary>
    public IReadOnlyList<ErrorSpec>? Errors { get; init; }

    /// <summary>Alternatives of schemes that are needed together. An empty list: no credentials. Default: that of the client.</summary>
    public IReadOnlyList<IReadOnlyList<string>>? Security { get; init; }

    /// <summary>Index of the URL of an environment that serves the method. Default: 0.</summary>
    public int? Server { get; init; }

    /// <summary>Key of the definition whose own global headers the call carries.</summary>
    public string? Definition { get; init; }

    /// <summary>A retry is safe whatever the HTTP method is.</summary>
    public bool Idempotent { get; init; }

    /// <summary>Header that carries an idempotency key. Default: no key.</summary>
    public string? IdempotencyKey { get; init; }

    /// <summary>The call is never retried.</summary>
    public bool NoRetries { get; init; }

    /// <summary>How the next page is found. Default: the result has no pages.</summary>
    public PageSpec? Page { get; init; }

    /// <summary>The remote procedure call that the request carries.</summary>
    public RpcSpec? Rpc { get; init; }

    /// <summary>Parts of the request with a fixed value.</summary>
    public IReadOnlyList<PinnedSpec>? Pinned { get; init; }
}

/// <summary>A parameter of the path, the query, headers or cookies.</summary>
internal sealed class ParameterSpec
{
    /// <summary>Name of the argument.</summary>
    public required string Key { get; init; }

    /// <summary>Name in the request.</summary>
    public required string Name { get; init; }

    /// <summary>How lists and objects are written, as in OpenAPI. Default: <c>simple</c> in paths and headers, <c>form</c> in queries and cookies.</summary>
    public ParameterStyle? Style { get; init; }

    /// <summary>Whether each item is written separately, as in OpenAPI. Default: <c>true</c> for <c>form</c> and <c>deepObject</c>.</summary>
    public bool? Explode { get; init; }

    /// <summary>Reserved characters are not percent-encoded.</summary>
    public bool AllowReserved { get; init; }

    /// <summary>Value that is sent if the caller passes none.</summary>
    public object? Default { get; init; }

    /// <summary>Client option that supplies the value if the caller passes none.</summary>
    public string? Option { get; init; }

    /// <summary>Slashes in the value of a path parameter are kept.</summary>
    public bool Greedy { get; init; }
}

/// <summary>How lists and objects are written, as in OpenAPI.</summary>
internal enum ParameterStyle
{
    Simple,
    Label,
    Matrix,
    Form,
    SpaceDelimited,
    PipeDelimited,
    DeepObject,
    Json,
}

/// <summary>The body of a request.</summary>
internal sealed class BodySpec
{
    /// <summary>How it is encoded.</summary>
    public required BodyKind Kind { get; init; }

    /// <summary>Content type. Default: the usual one of the kind.</summary>
    public string? MediaType { get; init; }

    /// <summary>Argument that is the whole body. Default: each argument that no parameter takes is a property of the body.</summary>
    public string? Key { get; init; }

    /// <summary>A call that passes no property sends no body.</summary>
    public bool Optional { get; init; }

    /// <summary>Fields of a form, in the order in which they are sent.</summary>
    public IReadOnlyList<FieldSpec>? Fields { get; init; }
}

/// <summary>How it is encoded.</summary>
internal enum BodyKind
{
    Json,
    Form,
    Multipart,
    Text,
    Binary,
    Envelope,
}

/// <summary>A field of a form or of a multipart body.</summary>
internal sealed class FieldSpec
{
    /// <summary>Name in the body.</summary>
    public required string Name { get; init; }

    /// <summary>How a value is encoded. Default: text; objects as JSON.</summary>
    public FieldEncoding? Encoding { get; init; }

    /// <summary>How lists and objects are written. Default: <c>form</c>.</summary>
    public ParameterStyle? Style { get; init; }

    /// <summary>Whether each item is written separately. Default: the default of the style.</summary>
    public bool? Explode { get; init; }

    /// <summary>Content type of the part.</summary>
    public string? ContentType { get; init; }

    /// <summary>Each item of a list is a part of its own.</summary>
    public bool Repeated { get; init; }
}

/// <summary>How a value is encoded.</summary>
internal enum FieldEncoding
{
    File,
    Json,
    Base64,
}

/// <summary>How the body of a successful response is read.</summary>
internal sealed class ResponseSpec
{
    /// <summary>What the body is: <c>binary</c> is a stream, <c>bytes</c> a buffer.</summary>
    public required ResponseKind Kind { get; init; }

    /// <summary>The request's <c>Accept</c> header. Default: by kind.</summary>
    public string? Accept { get; init; }

    /// <summary>Some success has no body: the result is then absent.</summary>
    public bool Empty { get; init; }

    /// <summary>JSON that a missing body, or null, stands for.</summary>
    public string? EmptyBody { get; init; }

    /// <summary>Items of a stream stand alone, are the <c>result</c> of an object, or are in one list.</summary>
    public bool Transcoded { get; init; }

    /// <summary>Data of an event that ends the stream and is not an item.</summary>
    public string? Terminator { get; init; }

    /// <summary>Name of the event that carries an error. Default: <c>error</c>.</summary>
    public string? ErrorEvent { get; init; }

    /// <summary>Items have a property <c>error</c> of their own, so an item with it is not a failure.</summary>
    public bool ErrorItems { get; init; }

    /// <summary>The data of events is text, not JSON.</summary>
    public bool Text { get; init; }

    /// <summary>The data of an event that is not JSON is text.</summary>
    public bool AllowsText { get; init; }

    /// <summary>A broken stream is continued from its last event.</summary>
    public bool Resumable { get; init; }

    /// <summary>The status decides the type of the result.</summary>
    public bool ByStatus { get; init; }

    /// <summary>Path of properties to the part that a method returns. Default: the whole body.</summary>
    public IReadOnlyList<string>? Returns { get; init; }
}

/// <summary>What the body is: <c>binary</c> is a stream, <c>bytes</c> a buffer.</summary>
internal enum ResponseKind
{
    Json,
    Text,
    Bytes,
    Binary,
    Sse,
    Jsonl,
}

/// <summary>A declared error.</summary>
internal sealed class ErrorSpec
{
    /// <summary>Its status.</summary>
    public int? Status { get; init; }

    /// <summary>Class of its statuses, such as 4 for all from 400 to 499. Default: with neither: every other status.</summary>
    public int? Class { get; init; }

    /// <summary>Class of the error.</summary>
    public required Func<ApiFailure, SdkApiException> Error { get; init; }
}

/// <summary>A location in a request.</summary>
internal sealed class PlaceSpec
{
    /// <summary>Which part of the request.</summary>
    public required ParameterPlace In { get; init; }

    /// <summary>Path of names in the request.</summary>
    public required IReadOnlyList<string> Path { get; init; }

    /// <summary>The same path by names of arguments. A body that is one argument is the first of them.</summary>
    public required IReadOnlyList<string> Keys { get; init; }
}

/// <summary>Which part of the request.</summary>
internal enum ParameterPlace
{
    Path,
    Query,
    Header,
    Cookie,
    Body,
}

/// <summary>How the pages of a list follow each other.</summary>
internal sealed class PageSpec
{
    /// <summary>How the next page is found.</summary>
    public required PageKind Kind { get; init; }

    /// <summary>Location of the cursor in the request.</summary>
    public PlaceSpec? Cursor { get; init; }

    /// <summary>Location of the offset or the number of the page in the request.</summary>
    public PlaceSpec? Offset { get; init; }

    /// <summary>What the offset counts.</summary>
    public PageUnit? Unit { get; init; }

    /// <summary>Path in the response to the next cursor, URL or path.</summary>
    public IReadOnlyList<string>? Next { get; init; }

    /// <summary><c>next</c> begins at the last item of the page, not at the response.</summary>
    public bool LastItem { get; init; }

    /// <summary>Path in the response to the items.</summary>
    public required IReadOnlyList<string> Results { get; init; }

    /// <summary>Location in the request of the number of items on a page.</summary>
    public PlaceSpec? Step { get; init; }

    /// <summary>Path in the response to a value that is false on the last page.</summary>
    public IReadOnlyList<string>? HasNextPage { get; init; }

    /// <summary>Path in the response to a value that is true on the last page.</summary>
    public IReadOnlyList<string>? LastPage { get; init; }

    /// <summary>Path in the response to the number of pages.</summary>
    public IReadOnlyList<string>? TotalPages { get; init; }

    /// <summary>Path in the response to the number of items.</summary>
    public IReadOnlyList<string>? TotalItems { get; init; }

    /// <summary>Where counting begins. Default: page 1, or item 0.</summary>
    public int? Start { get; init; }
}

/// <summary>How the next page is found.</summary>
internal enum PageKind
{
    Cursor,
    Offset,
    Uri,
    Path,
    Link,
    Custom,
}

/// <summary>What the offset counts.</summary>
internal enum PageUnit
{
    Item,
    Page,
}

/// <summary>A call by JSON-RPC.</summary>
internal sealed class JsonRpcSpec : RpcSpec
{
    /// <summary>Name of the procedure.</summary>
    public required string Method { get; init; }

    /// <summary>Arguments in the order of the parameters. Default: parameters are sent by name.</summary>
    public IReadOnlyList<string>? Positions { get; init; }

    /// <summary>Parameters that have positions can be sent by name too.</summary>
    public bool Nameable { get; init; }

    /// <summary>The server sends no response.</summary>
    public bool Notification { get; init; }
}

/// <summary>A call by the Connect protocol.</summary>
internal sealed class ConnectSpec : RpcSpec
{
    /// <summary>The response is a stream of messages.</summary>
    public bool Streaming { get; init; }
}

/// <summary>A part of the request with a fixed value.</summary>
internal sealed class PinnedSpec
{
    /// <summary>Which part of the request.</summary>
    public required ParameterPlace In { get; init; }

    /// <summary>Name in the request.</summary>
    public required string Name { get; init; }

    /// <summary>Name of the argument that it would be.</summary>
    public required string Key { get; init; }

    /// <summary>The value.</summary>
    public required object Value { get; init; }
}
