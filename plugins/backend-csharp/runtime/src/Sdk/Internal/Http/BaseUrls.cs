using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>The base URLs of a client, one for each role.</summary>
internal static class BaseUrls
{
    private static readonly Regex s_variable = new(@"\{([^{}]+)\}", RegexOptions.CultureInvariant);

    internal static IReadOnlyList<string> Of(
        ClientSpec spec,
        Settings settings,
        EnvironmentVariables variables
    )
    {
        if (settings.BaseUrl is { } own)
        {
            return [Urls.Check(own)];
        }

        string? named = settings.Environment;
        if (named is null && variables.Get(spec.BaseUrlEnv) is { } fromEnvironment)
        {
            return [Urls.Check(fromEnvironment)];
        }

        IReadOnlyList<EnvironmentSpec> environments = spec.Environments ?? [];
        if (environments.Count == 0)
        {
            throw new SdkConfigurationException("BaseUrl is needed");
        }

        EnvironmentSpec? chosen = named is null
            ? environments[0]
            : environments.FirstOrDefault(one => one.Name == named);
        return chosen is null
            ? throw new SdkConfigurationException(
                $"Environment must be one of: {string.Join(", ", environments.Select(one => one.Name))}"
            )
            : [.. chosen.Urls.Select(url => Urls.Check(Fill(url, spec, settings)))];
    }

    private static string Fill(string url, ClientSpec spec, Settings settings) =>
        s_variable.Replace(url, match => ValueOf(match.Groups[1].Value, spec, settings));

    private static string ValueOf(string name, ClientSpec spec, Settings settings)
    {
        UrlVariableSpec? variable = (spec.Variables ?? []).FirstOrDefault(one => one.Name == name);
        if (variable is null)
        {
            throw new SdkConfigurationException($"The base URL needs a value for {{{name}}}");
        }

        object? value = settings.Option(variable.Option) ?? variable.Default;
        return value is null
            ? throw new SdkConfigurationException(
                $"The base URL needs a value for {variable.Option}"
            )
            : System.Convert.ToString(value, CultureInfo.InvariantCulture)!;
    }
}
