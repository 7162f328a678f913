using System;
using System.Net.Http;
using System.Threading.Tasks;
using Sdk.Internal;
using Xunit;

namespace Sdk.Tests.Calls;

/// <summary>A method that returns a task throws nothing itself, whatever its result.</summary>
public sealed class FailureTests
{
    [Fact]
    public async Task AllThatFailsDoesSoInTheTask()
    {
        using HttpClient http = new(new StubHandler(_ => StubHandler.Json()));
        ClientCore core = StubClient.Over(http);
        core.Dispose();
        Arguments none = new();
        Task[] sent =
        [
            core.SendAsync(StubClient.Get, none, null, default),
            core.SendAsync(StubClient.Get, none, JsonTypes.Text, null, default),
            core.SendOptionalAsync(StubClient.Get, none, JsonTypes.Text, null, default),
            core.SendRawAsync(StubClient.Get, none, JsonTypes.Text, null, default),
            core.RequestAsync(HttpMethod.Get, "x", null, null, default),
        ];
        foreach (Task one in sent)
        {
            await Assert.ThrowsAsync<ObjectDisposedException>(() => one);
        }
    }
}
