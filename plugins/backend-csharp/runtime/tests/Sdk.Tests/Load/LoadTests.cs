using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Net;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Internal;
using Sdk.Tests.Calls;
using Xunit;

namespace Sdk.Tests.Load;

/// <summary>Tests that measure the process: no other runs beside them.</summary>
[CollectionDefinition(nameof(LoadTests), DisableParallelization = true)]
public sealed class LoadCollection;

/// <summary>
/// Many calls, one after the other and at once. <c>SDK_LOAD=full</c> asks for the numbers that the project promises.
/// </summary>
[Collection(nameof(LoadTests))]
public sealed class LoadTests : IDisposable
{
    private static readonly bool s_isFull =
        Environment.GetEnvironmentVariable("SDK_LOAD") == "full";

    private static readonly OperationSpec s_getPet = new()
    {
        Method = "GET",
        Path = "/pets/{id}",
        PathParams = [new() { Key = "id", Name = "id" }],
        Response = new() { Kind = ResponseKind.Json },
    };

    private readonly Loopback _server;
    private readonly CancellationTokenSource _caller = new();
    private int _tokens;

    /// <summary>Seconds that the first token is valid for.</summary>
    private int _firstLife = 3600;

    /// <summary>The number of the token that the server accepts.</summary>
    private int _accepted = 1;

    public LoadTests() => _server = new Loopback(Answer);

    public void Dispose()
    {
        _server.Dispose();
        _caller.Dispose();
    }

    private (int Status, string Json) Answer(HttpListenerRequest request)
    {
        string path = request.Url!.AbsolutePath;
        if (path == "/token")
        {
            int number = Interlocked.Increment(ref _tokens);
            Thread.Sleep(50);
            return (
                200,
                $$"""{"access_token":"token-{{number}}","expires_in":{{(number == 1 ? _firstLife : 3600)}}}"""
            );
        }

        bool isRefused =
            request.Headers["Authorization"] is { } sent && sent != $"Bearer token-{_accepted}";
        return (isRefused ? 401 : 200, $$"""{"id":"{{path[(path.LastIndexOf('/') + 1)..]}}"}""");
    }

    private ClientCore CoreOf(AuthSpec? auth = null)
    {
        ClientSpec spec = new()
        {
            PackageName = "acme",
            Version = "1.2.3",
            Auth = auth ?? StubClient.Spec.Auth,
            MaxRetries = 0,
            Timeout = TimeSpan.FromSeconds(60),
        };
        return new ClientCore(spec, new TestOptions { BaseUrl = _server.Url });
    }

    /// <summary>Every call has a token of the caller that outlives it.</summary>
    private async Task GetAsync(ClientCore core, int id)
    {
        JsonElement pet = await core.SendAsync(
            s_getPet,
            new Arguments().Add("id", JsonTypes.Int32, id),
            JsonTypes.Any,
            null,
            _caller.Token
        );
        Assert.Equal(id.ToString(), pet.GetProperty("id").GetString());
    }

    private Task GetAllAsync(ClientCore core, int count) =>
        Task.WhenAll(Enumerable.Range(1, count).Select(id => GetAsync(core, id)));

    /// <summary>Bytes in use, and open files.</summary>
    private static (long Bytes, int Files) Measure()
    {
        for (int i = 0; i < 3; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        using Process own = Process.GetCurrentProcess();
        return (GC.GetTotalMemory(forceFullCollection: true), own.HandleCount);
    }

    [Fact]
    public async Task ManyCallsLeaveNothingBehind()
    {
        int count = s_isFull ? 20_000 : 4_000;
        using ClientCore core = CoreOf();
        for (int i = 0; i < 1_000; i++)
        {
            await GetAsync(core, i);
        }

        (long bytes, int files) = Measure();
        for (int i = 0; i < count; i++)
        {
            await GetAsync(core, i);
        }

        (long later, int laterFiles) = Measure();
        Assert.InRange(later - bytes, long.MinValue, (64 * count) + (128 * 1024));
        Assert.InRange(laterFiles - files, int.MinValue, 8);
        // The platform's listener closes each after a hundred requests.
        Assert.InRange(_server.Connections, 1, ((1_000 + count) / 100) + 2);
    }

    [Fact]
    public async Task CallsAtOnceHaveTheirOwnResults()
    {
        using ClientCore core = CoreOf();
        await GetAllAsync(core, 200);
    }

    private static AuthSpec OAuth() =>
        new()
        {
            Mode = AuthMode.All,
            Apply = ["oauth"],
            Schemes =
            [
                new OAuthScheme
                {
                    Key = "oauth",
                    Header = "Authorization",
                    Prefix = "Bearer",
                    GetToken = new()
                    {
                        Operation = new()
                        {
                            Method = "POST",
                            Path = "/token",
                            Response = new() { Kind = ResponseKind.Json },
                        },
                        Request = new(),
                        Response = new()
                        {
                            AccessToken = ["access_token"],
                            ExpiresIn = ["expires_in"],
                        },
                    },
                },
            ],
        };

    [Fact]
    public async Task CallsWithAnExpiredTokenShareTheRequestForTheNext()
    {
        _firstLife = 1;
        using ClientCore core = CoreOf(OAuth());
        await GetAsync(core, 1);
        await Task.Delay(TimeSpan.FromSeconds(1));
        _accepted = 2;
        await GetAllAsync(core, 50);
        Assert.Equal(2, _tokens);
    }

    [Fact]
    public async Task CallsWhoseTokenIsRefusedShareTheRequestForTheNext()
    {
        using ClientCore core = CoreOf(OAuth());
        await GetAsync(core, 1);
        _accepted = 2;
        await GetAllAsync(core, 50);
        Assert.Equal(2, _tokens);
    }
}
