using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Core;

/// <summary>A page of a list.</summary>
/// <typeparam name="T">The type of the items.</typeparam>
/// <typeparam name="TBody">The type of the body of a page.</typeparam>
public sealed class Page<T, TBody>
{
    private readonly Func<CancellationToken, Task<Page<T, TBody>>>? _next;
    private readonly Func<TBody> _body;

    internal Page(
        IReadOnlyList<T> items,
        Func<TBody> body,
        Func<CancellationToken, Task<Page<T, TBody>>>? next
    )
    {
        Items = items;
        _body = body;
        _next = next;
    }

    /// <summary>Creates a page without a request, for tests.</summary>
    /// <param name="items">The items of the page.</param>
    /// <param name="body">The body of the response.</param>
    /// <param name="next">The next page; null for none.</param>
    public Page(IReadOnlyList<T> items, TBody body, Page<T, TBody>? next = null)
        : this(items, () => body, next is null ? null : _ => Task.FromResult(next)) { }

    /// <summary>The items of the page.</summary>
    public IReadOnlyList<T> Items { get; }

    /// <summary>The body of the response.</summary>
    /// <exception cref="BrandDecodeException">The body does not have the declared form.</exception>
    public TBody Body => _body();

    /// <summary>Whether there is another page.</summary>
    public bool HasNextPage => _next is not null;

    /// <summary>Requests the next page.</summary>
    /// <param name="cancellationToken">A token that cancels the request.</param>
    /// <exception cref="InvalidOperationException">There is no next page.</exception>
    public Task<Page<T, TBody>> GetNextPageAsync(CancellationToken cancellationToken = default) =>
        _next is null
            ? throw new InvalidOperationException("There is no next page.")
            : _next(cancellationToken);

    /// <summary>The number of items: they may hold what must not be shown.</summary>
    public override string ToString() => $"Page ({Items.Count} items)";
}
