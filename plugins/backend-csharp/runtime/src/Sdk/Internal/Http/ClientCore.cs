using System;
using System.Diagnostics;
using System.Net.Http;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>What all resources of one client share. Any number of threads can use it.</summary>
[StackTraceHidden]
internal sealed class ClientCore : IDisposable
{
    internal ClientCore(ClientSpec spec, ClientOptions options)
        : this(new Config(spec, options, null)) { }

    internal ClientCore(Config config) => Config = config;

    internal Config Config { get; }

    /// <summary>A client with other settings that shares connections and access tokens.</summary>
    internal ClientCore With(ClientOptions options) =>
        new(new Config(Config.Spec, options, Config));

    /// <summary>Makes a call. All that fails does so in the task.</summary>
    /// <param name="call">The call.</param>
    /// <param name="consume">Reads the response of a success.</param>
    internal async Task<T> PerformAsync<T>(Call call, Func<Reply, Task<T>> consume)
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        return await new Attempts(Config, new Prepared(Config, call))
            .RunAsync(consume)
            .ConfigureAwait(false);
    }

    private bool _isDisposed;

    internal static Call CallOf(
        OperationSpec operation,
        Arguments arguments,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        new()
        {
            Operation = operation,
            Arguments = arguments,
            Options = options ?? RequestOptions.None,
            CancellationToken = cancellationToken,
        };

    /// <summary>Calls an operation and reads its response.</summary>
    internal Task<T> SendAsync<T>(
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        PerformAsync(
            CallOf(operation, arguments, options, cancellationToken),
            reply => Decoder.ReadAsync(reply, type)
        )!;

    /// <summary>The same for a result that may be absent.</summary>
    internal Task<T?> SendOptionalAsync<T>(
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
        where T : class =>
        PerformAsync(
            CallOf(operation, arguments, options, cancellationToken),
            reply => Decoder.ReadAsync(reply, type)
        );

    /// <summary>The same for a result that may be absent.</summary>
    internal Task<T?> SendOptionalAsync<T>(
        OperationSpec operation,
        Arguments arguments,
        StructType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
        where T : struct =>
        PerformAsync(
            CallOf(operation, arguments, options, cancellationToken),
            reply => Decoder.ReadAsync(reply, JsonTypes.NullableValue(type))
        );

    /// <summary>The same with the status and the headers of the response.</summary>
    internal Task<Response<T?>> SendOptionalRawAsync<T>(
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
        where T : class =>
        PerformAsync(
            CallOf(operation, arguments, options, cancellationToken),
            async reply => new Response<T?>(
                reply.Head,
                await Decoder.ReadAsync(reply, type).ConfigureAwait(false)
            )
        );

    /// <summary>The same with the status and the headers of the response.</summary>
    internal Task<Response<T?>> SendOptionalRawAsync<T>(
        OperationSpec operation,
        Arguments arguments,
        StructType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
        where T : struct =>
        PerformAsync(
            CallOf(operation, arguments, options, cancellationToken),
            async reply => new Response<T?>(
                reply.Head,
                await Decoder.ReadAsync(reply, JsonTypes.NullableValue(type)).ConfigureAwait(false)
            )
        );

    /// <summary>Calls an operation that returns nothing.</summary>
    internal Task SendAsync(
        OperationSpec operation,
        Arguments arguments,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        PerformAsync(
            CallOf(operation, arguments, options, cancellationToken),
            reply => Decoder.ReadAsync<JsonElement>(reply, null)
        );

    /// <summary>Calls an operation and reads its response, whose status and headers it returns, too.</summary>
    internal Task<Response<T>> SendRawAsync<T>(
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        PerformAsync(
            CallOf(operation, arguments, options, cancellationToken),
            async reply => new Response<T>(
                reply.Head,
                (await Decoder.ReadAsync(reply, type).ConfigureAwait(false))!
            )
        );

    /// <summary>Calls an operation that returns nothing but the status and the headers of its response.</summary>
    internal Task<Response> SendRawAsync(
        OperationSpec operation,
        Arguments arguments,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        PerformAsync(
            CallOf(operation, arguments, options, cancellationToken),
            async reply =>
            {
                _ = await Decoder.ReadAsync<JsonElement>(reply, null).ConfigureAwait(false);
                return reply.Head;
            }
        );

    /// <summary>Calls an endpoint that the SDK does not declare.</summary>
    internal Task<Response<JsonElement>> RequestAsync(
        HttpMethod method,
        string path,
        object? body,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
    {
        int colon = path.IndexOf(':', StringComparison.Ordinal);
        if (colon >= 0 && path.IndexOfAny(['/', '?'], 0, colon) < 0)
        {
            throw new SdkConfigurationException("The path must be relative to the base URL");
        }

        int end = path.IndexOfAny(['?', '#']);
        if (Paths.HasDots(end < 0 ? path : path[..end]))
        {
            throw new SdkConfigurationException(
                "The path must not have segments that are \".\" or \"..\""
            );
        }

        OperationSpec operation = new()
        {
            Method = method.Method.ToUpperInvariant(),
            Path = path.Replace("{", "%7B", StringComparison.Ordinal),
            Body = body is null ? null : new BodySpec { Kind = BodyKind.Json, Key = "body" },
            Response = new ResponseSpec { Kind = ResponseKind.Json, Empty = true },
        };
        Arguments arguments = new();
        if (body is not null)
        {
            arguments.Set("body", Argument.Of(body));
        }

        Call call = new()
        {
            Operation = operation,
            Arguments = arguments,
            Options = options ?? RequestOptions.None,
            CancellationToken = cancellationToken,
            IsUndeclared = true,
        };
        return PerformAsync(
            call,
            async reply => new Response<JsonElement>(
                reply.Head,
                await ReadLooselyAsync(reply).ConfigureAwait(false)
            )
        );
    }

    /// <summary>What the content type does not call JSON is text.</summary>
    private static async Task<JsonElement> ReadLooselyAsync(Reply reply)
    {
        if (reply.MayBeJson)
        {
            return await Decoder.ReadAsync(reply, JsonTypes.Any).ConfigureAwait(false);
        }

        byte[] bytes = await reply.BytesAsync().ConfigureAwait(false);
        return bytes.Length == 0 ? default : Json.Tree(JsonTypes.Text, reply.TextOf(bytes));
    }

    public void Dispose()
    {
        _isDisposed = true;
        Config.Transport.Dispose();
    }

    /// <summary>Prints no secrets.</summary>
    public override string ToString() =>
        $"client of {Urls.Bare(Config.Urls[0])} ({Config.Spec.PackageName} {Config.Spec.Version})";
}
