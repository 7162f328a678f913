using System.Threading.Tasks;
using Chat;
using Chat.Core;

namespace Programs;

/// <summary>A user of channels.</summary>
internal static class Asyncapi2
{
    internal static async Task TestMessagesGoBothWays()
    {
        var client = new ChatClient(
            new ChatClientOptions { BaseUrl = Expect.Variable("ROOMS"), Key = "secret" }
        );
        await using RoomsRoomChannel room = await client.RoomsRoom.ConnectAsync(
            "a b",
            new()
            {
                Since = 3,
                Quiet = true,
                XClient = "cli",
            }
        );
        await room.SendAsync(new WebsocketSay { Text = "hi" });
        await using var messages = room.GetAsyncEnumerator();
        await messages.MoveNextAsync();
        Expect.Same(true, messages.Current.TryGetSaid(out var said));
        Expect.Same("hi", said!.Text);
        Expect.Same("Ann", said.By.Name);
        await messages.MoveNextAsync();
        var moved = (RoomsRoomChannelEvent.Unknown)messages.Current;
        Expect.Same("moved", moved.Type);
        Expect.Same(7, moved.Raw.GetProperty("to").GetInt32());
        await messages.MoveNextAsync();
        Expect.Same("no JSON", ((RoomsRoomChannelEvent.Unknown)messages.Current).Raw.GetString());
        await room.CloseAsync(3001, "done");
        Expect.Same(3001, room.CloseCode);
    }

    private static async Task<bool> IsOverAsync(StatusChannel status)
    {
        await using var messages = status.GetAsyncEnumerator();
        return !await messages.MoveNextAsync();
    }

    internal static async Task TestTheEndsOfChannels()
    {
        var client = new ChatClient(
            new ChatClientOptions { BaseUrl = Expect.Variable("STATUS"), Key = "k" }
        );
        StatusChannel status = await client.Status.ConnectAsync();
        Expect.Same(false, await IsOverAsync(status));
        Expect.Same(true, await IsOverAsync(status));
        Expect.Same(1000, status.CloseCode);
        StatusChannel failing = await client.Status.ConnectAsync();
        var closed = await Expect.ThrownAsync<ChatSocketClosedException>(() =>
            IsOverAsync(failing)
        );
        Expect.Same(1011, closed.Code);
        Expect.Same("broken", closed.Reason);
        // The next connection breaks off; the one after that is good.
        var again = new TaskCompletionSource();
        var options = new ChannelOptions { Reconnects = 2, OnReconnect = again.SetResult };
        await using StatusChannel kept = await client.Status.ConnectAsync(options);
        Expect.Same(false, await IsOverAsync(kept));
        await again.Task.WaitAsync(System.TimeSpan.FromSeconds(5));
    }
}
