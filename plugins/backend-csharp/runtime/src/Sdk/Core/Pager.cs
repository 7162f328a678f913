using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Core;

/// <summary>
/// A list whose pages are requested as its items are asked for. Each loop begins at the first page; awaited, it is the first
/// page.
/// </summary>
/// <typeparam name="T">the type of the items</typeparam>
/// <typeparam name="TBody">the type of the response of a page</typeparam>
public sealed class Pager<T, TBody> : IAsyncEnumerable<T>
{
    private readonly Func<CancellationToken, Task<Page<T, TBody>>> _first;
    private Task<Page<T, TBody>>? _requested;

    internal Pager(Func<CancellationToken, Task<Page<T, TBody>>> first) => _first = first;

    /// <summary>Requests the first page.</summary>
    public TaskAwaiter<Page<T, TBody>> GetAwaiter() => FirstAsync().GetAwaiter();

    /// <summary>Requests the first page, as <c>await</c> does.</summary>
    /// <param name="continueOnCapturedContext">whether the code after <c>await</c> goes on where it began</param>
    public ConfiguredTaskAwaitable<Page<T, TBody>> ConfigureAwait(bool continueOnCapturedContext) =>
        FirstAsync().ConfigureAwait(continueOnCapturedContext);

    private Task<Page<T, TBody>> FirstAsync() => _requested ??= _first(default);

    /// <summary>All pages.</summary>
    /// <param name="cancellationToken">ends the loop and its requests</param>
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
    /// <param name="cancellationToken">ends the loop and its requests</param>
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
