using System.Collections.Generic;
using System.Text.Json;
using System.Threading.Tasks;
using Kennel;
using Kennel.Core;

namespace Programs;

/// <summary>A user of an API that is called by JSON-RPC. The server compares all that it gets, in this order.</summary>
internal static class Openrpc
{
    private static KennelClient ClientOf(string url) =>
        new(new KennelClientOptions { BaseUrl = url, MaxRetries = 0 });

    private static KennelClient Client() => ClientOf(Expect.Variable("KENNEL"));

    private static ListPetsRequest AtMost(long limit) => new() { Limit = limit };

    internal static async Task Test1Calls()
    {
        IReadOnlyList<Pet> pets = await Client().Pets.ListAsync(AtMost(2));
        Expect.Same(1, pets.Count);
        Expect.Same(1, pets[0].Id);
        Expect.Same("Rex", pets[0].Name);
        Expect.Same(PetMood.Calm, pets[0].Mood);
        Pet tom = new() { Id = 2, Name = "Tom" };
        Expect.Same(7, await Client().Pets.AddAsync(new() { Pet = tom }));
        Expect.Same(7, await Client().Pets.AddAsync(new() { Pet = tom, Owner = "Ann" }));
        Expect.Same("0x10", await Client().Chain.BlockNumberAsync());
        Expect.Same<ChainSyncingResult>(false, await Client().Chain.SyncingAsync());
        await Client().Pets.SeenAsync(new() { Id = 4 });
    }

    internal static async Task Test2Errors()
    {
        var failed = await Expect.ThrownAsync<KennelJsonRpcException>(() =>
            Client().Pets.ListAsync(AtMost(11))
        );
        Expect.Same(-32009, failed.Code);
        Expect.Same(200, failed.StatusCode);
        Expect.Same(1, failed.Attempts);
        Expect.Same(10, failed.ErrorData!.Value.GetProperty("limit").GetInt32());
        Expect.Same("pets.list failed with -32009: Too many pets", failed.Message);
        // An error that a server sends with a status of its own and without an id.
        var other = ClientOf(Expect.Variable("PARSE_ERROR"));
        failed = await Expect.ThrownAsync<KennelJsonRpcException>(() =>
            other.Chain.BlockNumberAsync()
        );
        Expect.Same(-32700, failed.Code);
        Expect.Same(400, failed.StatusCode);
    }

    internal static async Task Test3AnswersThatAreNone()
    {
        var stubs = JsonSerializer.Deserialize<string[]>(Expect.Variable("BAD_ANSWERS"))!;
        Expect.Same(true, stubs.Length > 0);
        foreach (var url in stubs)
        {
            await Expect.ThrownAsync<KennelDecodeException>(() =>
                ClientOf(url).Chain.BlockNumberAsync()
            );
        }
    }

    internal static async Task Test4Batches()
    {
        KennelBatch batch = Client().NewBatch();
        Pending<IReadOnlyList<Pet>> first = batch.Pets.List(AtMost(1));
        Pending<IReadOnlyList<Pet>> refused = batch.Pets.List(AtMost(99));
        Pending told = batch.Pets.Seen(new() { Id = 1 });
        Pending<string> number = batch.Chain.BlockNumber();
        await batch.SendAsync();
        Expect.Same("Rex", first.Result[0].Name);
        Expect.Same(-32009, ((KennelJsonRpcException)refused.Failure!).Code);
        Expect.Same(null, told.Failure);
        Expect.Same("0x10", number.Result);
    }
}
