using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Diagnostics.Metrics;
using System.Linq;
using System.Net.Http;
using System.Threading.Tasks;
using Sdk.Core;
using Sdk.Internal;
using Xunit;

namespace Sdk.Tests.Calls;

/// <summary>What those who listen learn of calls.</summary>
public sealed class TelemetryTests : IDisposable
{
    private static readonly OperationSpec s_getPet = new()
    {
        Method = "GET",
        Path = "/pets/{id}",
        PathParams = [new() { Key = "id", Name = "id" }],
        Response = new() { Kind = ResponseKind.Json },
    };

    /// <summary>Tests that run at the same time have other packages.</summary>
    private readonly string _package = $"acme-{Guid.NewGuid():N}";
    private readonly List<Activity> _activities = [];
    private readonly List<Activity?> _whileSending = [];
    private readonly List<(string Name, double Value, string Tags)> _measured = [];
    private readonly Queue<int> _statuses = new();
    private ActivityListener? _listener;
    private MeterListener? _meters;

    private void Listen()
    {
        _listener = new()
        {
            ShouldListenTo = source => source.Name == _package,
            Sample = static (ref ActivityCreationOptions<ActivityContext> _) =>
                ActivitySamplingResult.AllData,
            ActivityStopped = _activities.Add,
        };
        ActivitySource.AddActivityListener(_listener);
    }

    private void Measure()
    {
        _meters = new()
        {
            InstrumentPublished = (instrument, listener) =>
            {
                if (instrument.Meter.Name == _package)
                {
                    listener.EnableMeasurementEvents(instrument);
                }
            },
        };
        _meters.SetMeasurementEventCallback<double>(
            (instrument, value, tags, _) => _measured.Add((instrument.Name, value, Text(tags)))
        );
        _meters.SetMeasurementEventCallback<long>(
            (instrument, value, tags, _) => _measured.Add((instrument.Name, value, Text(tags)))
        );
        _meters.Start();
    }

    public void Dispose()
    {
        _listener?.Dispose();
        _meters?.Dispose();
    }

    private static string Text(ReadOnlySpan<KeyValuePair<string, object?>> tags) =>
        string.Join(" ", tags.ToArray().Select(static one => $"{one.Key}={one.Value}"));

    private static string Text(IEnumerable<KeyValuePair<string, object?>> tags) =>
        Text(tags.ToArray().AsSpan());

    /// <summary>A client with a token, whose server gives these statuses and then 200.</summary>
    private ClientCore ClientOf(params int[] statuses)
    {
        foreach (int status in statuses)
        {
            _statuses.Enqueue(status);
        }

        StubHandler handler = new(_ =>
        {
            _whileSending.Add(Activity.Current);
            return StubHandler.Json("{}", _statuses.TryDequeue(out int status) ? status : 200);
        });
        ClientSpec spec = new()
        {
            PackageName = _package,
            Version = "1.2.3",
            Auth = new()
            {
                Mode = AuthMode.All,
                Apply = ["key"],
                Schemes =
                [
                    new KeyScheme
                    {
                        Key = "key",
                        Kind = KeyPlace.Query,
                        Name = "key",
                        Value = new() { Option = "Key" },
                    },
                ],
            },
            MaxRetries = 2,
            Timeout = TimeSpan.FromSeconds(60),
        };
        TestOptions options = new()
        {
            BaseUrl = "https://api.test:8443/v1?tenant=CANARY",
            HttpClient = new HttpClient(handler),
        };
        options.With("Key", "CANARY");
        return new ClientCore(
            new Config(spec, options, null) { Backoff = (_, _) => TimeSpan.Zero }
        );
    }

    private static Task GetPetAsync(ClientCore core) =>
        core.SendAsync(
            s_getPet,
            new Arguments().Add("id", JsonTypes.Text, "CANARY"),
            JsonTypes.Any,
            null,
            default
        );

    [Fact]
    public async Task AnActivityForEachCallWithoutItsValues()
    {
        Listen();
        await GetPetAsync(ClientOf());
        Activity activity = Assert.Single(_activities);
        Assert.Equal("1.2.3", activity.Source.Version);
        Assert.Equal("GET /pets/{id}", activity.DisplayName);
        Assert.Equal(ActivityKind.Client, activity.Kind);
        Assert.Equal(ActivityStatusCode.Unset, activity.Status);
        Assert.Equal(
            "http.request.method=GET url.template=/pets/{id} server.address=api.test server.port=8443 "
                + "http.response.status_code=200",
            Text(activity.TagObjects)
        );
        // The platform's own activities of requests are children of it.
        Assert.Equal(activity, Assert.Single(_whileSending));
        Assert.Null(Activity.Current);
    }

    [Fact]
    public async Task AnEventForEachRetry()
    {
        Listen();
        await GetPetAsync(ClientOf(503, 429));
        Activity activity = Assert.Single(_activities);
        Assert.Equal(
            [
                "http.request.resend_count=1 error.type=503",
                "http.request.resend_count=2 error.type=429",
            ],
            activity.Events.Select(static one => Text(one.Tags))
        );
        Assert.Equal(200, activity.GetTagItem("http.response.status_code"));
        Assert.Equal(2, activity.GetTagItem("http.request.resend_count"));
    }

    [Fact]
    public async Task TheReasonOfAFailureWithoutItsText()
    {
        Listen();
        await Assert.ThrowsAsync<BrandNotFoundException>(() => GetPetAsync(ClientOf(404)));
        Activity activity = Assert.Single(_activities);
        Assert.Equal(ActivityStatusCode.Error, activity.Status);
        Assert.Null(activity.StatusDescription);
        Assert.Equal("404", activity.GetTagItem("error.type"));
        Assert.Equal(404, activity.GetTagItem("http.response.status_code"));
    }

    [Fact]
    public async Task AFailureWithoutAResponseIsNamedAfterItsException()
    {
        Listen();
        Measure();
        using System.Threading.CancellationTokenSource canceled = new();
        await canceled.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() =>
            ClientOf().RequestAsync(HttpMethod.Get, "/x", null, null, canceled.Token)
        );
        Activity activity = Assert.Single(_activities);
        Assert.Equal("System.OperationCanceledException", activity.GetTagItem("error.type"));
        Assert.Null(activity.GetTagItem("http.response.status_code"));
    }

    [Fact]
    public async Task ThePathOfAnUndeclaredCallIsTheCallersOwn()
    {
        Listen();
        Measure();
        await ClientOf().RequestAsync(HttpMethod.Post, "/pets/CANARY", null, null, default);
        Activity activity = Assert.Single(_activities);
        Assert.Equal("POST", activity.DisplayName);
        Assert.DoesNotContain("CANARY", Text(activity.TagObjects));
        Assert.DoesNotContain("CANARY", Assert.Single(_measured).Tags);
    }

    [Fact]
    public async Task DurationsAndRetriesAreMeasured()
    {
        Measure();
        await GetPetAsync(ClientOf(503));
        const string Tags =
            "http.request.method=GET url.template=/pets/{id} server.address=api.test server.port=8443";
        Assert.Equal(("client.call.retries", 1, Tags), _measured[0]);
        Assert.Equal("client.call.duration", _measured[1].Name);
        Assert.InRange(_measured[1].Value, 0.000001, 60);
        Assert.Equal($"{Tags} http.response.status_code=200", _measured[1].Tags);
        Assert.Equal(2, _measured.Count);
    }

    [Fact]
    public async Task NothingWhereNobodyListens()
    {
        await GetPetAsync(ClientOf());
        Assert.Null(Assert.Single(_whileSending));
    }
}
