using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using Sdk.Internal;

namespace Sdk.Tests.Vectors;

/// <summary>Makes descriptions for the runtime of the neutral ones of vectors.</summary>
internal static class Specs
{
    internal static ClientSpec Client(JsonElement client)
    {
        SchemeSpec[] schemes = [.. client.Items("schemes").Select(Scheme)];
        return new()
        {
            PackageName = "acme",
            Version = "1.2.3",
            MaxRetries = 2,
            Timeout = TimeSpan.FromSeconds(60),
            Auth = new()
            {
                Mode = AuthMode.All,
                Schemes = schemes,
                Apply = [.. schemes.Select(scheme => scheme.Key)],
            },
            ErrorMessage = client.Texts("errorMessage"),
            RequestIdHeaders = client.Texts("requestIdHeaders"),
            Headers = [.. client.Items("ownHeaders").Select(Header)],
        };
    }

    private static HeaderSpec Header(JsonElement header) =>
        new()
        {
            Header = header.Text("header")!,
            Literal = header.Text("literal"),
            Definition = header.Text("definition"),
        };

    private static SchemeSpec Scheme(JsonElement scheme, int index)
    {
        string key = $"s{index}";
        CredentialSpec Credential(string part) => new() { Option = part + index };
        switch (scheme.Text("in"))
        {
            case "bearer":
                return new BearerScheme { Key = key, Token = Credential("value") };
            case "basic":
                return new BasicScheme
                {
                    Key = key,
                    Username = Credential("username"),
                    Password = Credential("password"),
                };
            case "oauth":
                return new OAuthScheme
                {
                    Key = key,
                    Header = "Authorization",
                    Prefix = "Bearer",
                    ClientId = Credential("clientId"),
                    ClientSecret = Credential("clientSecret"),
                    GetToken = Token(scheme.Text("tokenUrl")),
                };
            default:
                return new KeyScheme
                {
                    Key = key,
                    Kind = Parse<KeyPlace>(scheme.Text("in")!),
                    Name = scheme.Text("name")!,
                    Value = Credential("value"),
                };
        }
    }

    /// <summary>A request for a token by client credentials.</summary>
    internal static TokenSpec Token(string? url) =>
        new()
        {
            Url = url,
            Operation = new()
            {
                Method = "POST",
                Path = "",
                Body = new() { Kind = BodyKind.Form },
                Response = new() { Kind = ResponseKind.Json },
                Pinned =
                [
                    new()
                    {
                        In = ParameterPlace.Body,
                        Name = "grant_type",
                        Key = "grant_type",
                        Value = "client_credentials",
                    },
                ],
            },
            Request = new() { ClientId = ["client_id"], ClientSecret = ["client_secret"] },
            Response = new() { AccessToken = ["access_token"], ExpiresIn = ["expires_in"] },
        };

    internal static OperationSpec Operation(JsonElement given)
    {
        ParameterSpec[] In(string place) =>
            [.. given.Items("parameters").Where(one => one.Text("in") == place).Select(Parameter)];
        return new()
        {
            Method = given.Text("method") ?? "GET",
            Path = given.Text("path") ?? "/x",
            PathParams = In("path"),
            Query = In("query"),
            Headers = In("header"),
            Cookies = In("cookie"),
            Body = given.Has("body") ? Body(given.Get("body")) : null,
            Response = Response(given),
            Page = given.Has("page") ? Page(given.Get("page")) : null,
            Definition = given.Text("definition"),
            Idempotent = given.Flag("idempotent"),
            IdempotencyKey = given.Text("idempotencyKey"),
            NoRetries = given.Choice("retries") == false,
        };
    }

    internal static string KeyOf(JsonElement one)
    {
        string name = one.Text("name")!;
        return one.Text("in") is "body" ? name : $"{one.Text("in")}:{name}";
    }

    private static ParameterSpec Parameter(JsonElement one) =>
        new()
        {
            Key = KeyOf(one),
            Name = one.Text("name")!,
            Style = Style(one),
            Explode = one.Choice("explode"),
            AllowReserved = one.Flag("allowReserved"),
            Greedy = one.Flag("greedy"),
            Default = one.Has("default") ? Given.Revive(one.Get("default")) : null,
        };

    private static ParameterStyle? Style(JsonElement one) =>
        one.Text("style") is { } style ? Parse<ParameterStyle>(style) : null;

    private static BodySpec Body(JsonElement given)
    {
        BodyKind kind = Parse<BodyKind>(given.Text("kind")!);
        return new()
        {
            Kind = kind,
            Fields = kind == BodyKind.Json ? null : [.. given.Items("fields").Select(Field)],
        };
    }

    private static FieldSpec Field(JsonElement one) =>
        new()
        {
            Name = one.Text("name")!,
            Encoding = one.Text("encoding") is { } encoding ? Parse<FieldEncoding>(encoding) : null,
            Style = Style(one),
            Explode = one.Choice("explode"),
            ContentType = one.Text("contentType"),
            Repeated = one.Flag("repeated"),
        };

    private static ResponseSpec? Response(JsonElement operation)
    {
        JsonElement given = operation.Get("response");
        return given.ValueKind switch
        {
            JsonValueKind.Undefined => new() { Kind = ResponseKind.Json },
            JsonValueKind.Null => null,
            _ => new()
            {
                Kind = Parse<ResponseKind>(given.Text("kind")!),
                EmptyBody = given.Text("emptyBody"),
                Transcoded = given.Flag("transcoded"),
                Terminator = given.Text("terminator"),
                ErrorEvent = given.Text("errorEvent"),
                ErrorItems = given.Flag("errorItems"),
                Text = given.Flag("text"),
                AllowsText = given.Flag("allowsText"),
            },
        };
    }

    private static PageSpec Page(JsonElement given)
    {
        PageKind kind = Parse<PageKind>(given.Text("kind")!);
        PlaceSpec? at = Place(given.Get("at"));
        return new()
        {
            Kind = kind,
            Cursor = kind == PageKind.Cursor ? at : null,
            Offset = kind == PageKind.Offset ? at : null,
            Unit = given.Text("unit") is { } unit ? Parse<PageUnit>(unit) : null,
            Step = Place(given.Get("step")),
            Next = given.Texts("next"),
            LastItem = given.Flag("lastItem"),
            Results = given.Texts("results")!,
            HasNextPage = given.Texts("hasNext"),
            LastPage = given.Texts("lastPage"),
            TotalPages = given.Texts("totalPages"),
            TotalItems = given.Texts("totalItems"),
        };
    }

    private static PlaceSpec? Place(JsonElement given) =>
        given.ValueKind == JsonValueKind.Undefined
            ? null
            : new()
            {
                In = Parse<ParameterPlace>(given.Text("in")!),
                Path = [given.Text("name")!],
                Keys = [KeyOf(given)],
            };

    /// <summary>A value of an enum by its neutral name.</summary>
    internal static T Parse<T>(string name)
        where T : struct, Enum =>
        Enum.Parse<T>(name.Replace("-", "", StringComparison.Ordinal), ignoreCase: true);
}
