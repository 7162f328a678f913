using System.Collections.Generic;
using System.Threading.Tasks;
using Sdk.Core;
using Xunit;

namespace Sdk.Tests.Calls;

/// <summary>Results that users create, so that a fake of a client's interface can return them.</summary>
public sealed class GivenResultTests
{
    private static readonly Pager<int, string> s_list = new(
        new Page<int, string>([1, 2], "first", new Page<int, string>([3], "last"))
    );

    private static async Task<List<T>> ReadAsync<T>(IAsyncEnumerable<T> values)
    {
        List<T> all = [];
        await foreach (T value in values)
        {
            all.Add(value);
        }

        return all;
    }

    [Fact]
    public async Task AListHasTheItemsOfAllPages()
    {
        Assert.Equal([1, 2, 3], await ReadAsync(s_list));
        Assert.Equal([1, 2, 3], await ReadAsync(s_list));
    }

    [Fact]
    public async Task AListGivesItsFirstPage()
    {
        Page<int, string> first = await s_list;
        Assert.Equal("first", first.Body);
        Page<int, string> last = await first.GetNextPageAsync();
        Assert.Equal([3], last.Items);
        Assert.False(last.HasNextPage);
    }

    [Fact]
    public async Task AStreamHasTheValues()
    {
        await using EventStream<string> stream = new(["a", "b"]);
        Assert.Equal(200, stream.StatusCode);
        Assert.Equal(["a", "b"], await ReadAsync(stream));
    }

    [Fact]
    public async Task AStreamThatWasDisposedHasNoValues()
    {
        EventStream<string> stream = new(["a"]);
        await stream.DisposeAsync();
        Assert.Empty(await ReadAsync(stream));
    }
}
