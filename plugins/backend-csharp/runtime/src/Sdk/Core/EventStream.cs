using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Internal;

namespace Sdk.Core;

/// <summary>
/// The values of a stream, which can be read once. Leaving the loop closes the connection; a stream that is not read has to
/// be disposed.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
public sealed class EventStream<T> : IAsyncEnumerable<T>, IAsyncDisposable
{
    private readonly IStreamSource<T> _source;
    private bool _isTaken;

    internal EventStream(IStreamSource<T> source) => _source = source;

    /// <summary>Creates a stream without a request, for tests.</summary>
    /// <param name="values">The values of the stream.</param>
    public EventStream(IEnumerable<T> values)
        : this(new GivenSource<T>(values)) { }

    /// <summary>The status of the response.</summary>
    public int StatusCode => _source.Head.StatusCode;

    /// <summary>The headers of the response. Their names are in lower case.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<string>> Headers => _source.Head.Headers;

    /// <summary>The id that the server gave the request.</summary>
    public string? RequestId => _source.Head.RequestId;

    /// <summary>The same stream with the names and ids of its events.</summary>
    public IAsyncEnumerable<ServerSentEvent<T>> Events => ReadAsync(default);

    /// <summary>Reads the values.</summary>
    /// <param name="cancellationToken">A token that cancels the reading.</param>
    public async IAsyncEnumerator<T> GetAsyncEnumerator(
        CancellationToken cancellationToken = default
    )
    {
        await foreach (ServerSentEvent<T> one in ReadAsync(cancellationToken).ConfigureAwait(false))
        {
            yield return one.Data;
        }
    }

    private async IAsyncEnumerable<ServerSentEvent<T>> ReadAsync(
        [EnumeratorCancellation] CancellationToken cancellationToken
    )
    {
        if (_isTaken)
        {
            throw new InvalidOperationException("The stream was read before.");
        }

        _isTaken = true;
        using CancellationTokenRegistration closing = cancellationToken.Register(_source.Close);
        try
        {
            while (await NextAsync(cancellationToken).ConfigureAwait(false) is { } next)
            {
                yield return next;
            }
        }
        finally
        {
            _source.Close();
        }
    }

    private async ValueTask<ServerSentEvent<T>?> NextAsync(CancellationToken cancellationToken)
    {
        try
        {
            ServerSentEvent<T>? next = await _source.NextAsync().ConfigureAwait(false);
            cancellationToken.ThrowIfCancellationRequested();
            return next;
        }
        catch (Exception error)
            when (cancellationToken.IsCancellationRequested
                && error is not OperationCanceledException
            )
        {
            throw new OperationCanceledException(
                "The stream was canceled.",
                error,
                cancellationToken
            );
        }
    }

    /// <summary>Closes the connection.</summary>
    public ValueTask DisposeAsync()
    {
        _source.Close();
        return default;
    }
}
