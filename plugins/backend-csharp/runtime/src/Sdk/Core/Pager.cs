using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Core;

/// <summary>
/// A paginated list. A loop over it requests pages as it needs them, starting with the first one. Awaiting it gives the first
/// page.
/// </summary>
/// <typeparam name="T">The type of the items.</typeparam>
/// <typeparam name="TBody">The type of the body of a page.</typeparam>
public sealed class Pager<T, TBody> : IAsyncEnumerable<T>
{
    private readonly Func<CancellationToken, Task<Page<T, TBody>>> _first;
    private Task<Page<T, TBody>>? _requested;

    internal Pager(Func<CancellationToken, Task<Page<T, TBody>>> first) => _first = first;

    /// <summary>Creates a list without requests, for tests.</summary>
    /// <param name="first">The first page, which leads to the others.</param>
    public Pager(Page<T, TBody> first)
        : this(_ => Task.FromResult(first)) { }

    /// <summary>Requests the first page.</summary>
    public TaskAwaiter<Page<T, TBody>> GetAwaiter() => FirstAsync().GetAwaiter();

    /// <summary>Requests the first page, as <c>await</c> does.</summary>
    /// <param name="continueOnCapturedContext">Whether the code after <c>await</c> runs in the captured context.</param>
    public ConfiguredTaskAwaitable<Page<T, TBody>> ConfigureAwait(bool continueOnCapturedContext) =>
        FirstAsync().ConfigureAwait(continueOnCapturedContext);

    private Task<Page<T, TBody>> FirstAsync() => _requested ??= _first(default);

    /// <summary>All pages.</summary>
    /// <param name="cancellationToken">A token that cancels the loop and its requests.</param>
    public async IAsyncEnumerable<Page<T, TBody>> AsPagesAsync(
        [EnumeratorCancellation] CancellationToken cancellationToken = default
    )
    {
        Page<T, TBody> page = await _first(cancellationToken).ConfigureAwait(false);
        yield return page;
        while (page.HasNextPage)
        {
            page = await page.GetNextPageAsync(cancellationToken).ConfigureAwait(false);
            yield return page;
        }
    }

    /// <summary>The items of all pages.</summary>
    /// <param name="cancellationToken">A token that cancels the loop and its requests.</param>
    public async IAsyncEnumerator<T> GetAsyncEnumerator(
        CancellationToken cancellationToken = default
    )
    {
        await foreach (Page<T, TBody> page in AsPagesAsync(cancellationToken).ConfigureAwait(false))
        {
            foreach (T item in page.Items)
            {
                yield return item;
            }
        }
    }
}
