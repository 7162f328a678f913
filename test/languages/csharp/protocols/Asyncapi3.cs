using System.Threading.Tasks;
using Prices;

namespace Programs;

/// <summary>A user of a channel whose requests are answered.</summary>
internal static class Asyncapi3
{
    internal static async Task TestReplies()
    {
        var client = new PricesClient(
            new PricesClientOptions { BaseUrl = Expect.Variable("MARKET"), Token = "secret" }
        );
        await using (
            MarketChannel market = await client.Market.ConnectAsync(
                new() { Market = MarketMarket.Bonds }
            )
        )
        {
            await market.SendAsync(new WebsocketSubscribe { Id = 1, Symbol = "X" });
            await using var messages = market.GetAsyncEnumerator();
            await messages.MoveNextAsync();
            Expect.Same(new WebsocketSubscribed { Id = 1, Ok = true }, messages.Current);
            await messages.MoveNextAsync();
            Expect.Same(new WebsocketTick { Symbol = "X", Price = 1.5 }, messages.Current);
        }
        // A part of the path that is not given has its default.
        await (await client.Market.ConnectAsync()).CloseAsync();
    }
}
