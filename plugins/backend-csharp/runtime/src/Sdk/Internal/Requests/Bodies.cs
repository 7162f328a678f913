using System;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>Writes bodies. Files of features implement the partial methods, and only the SDKs that need them have these.</summary>
internal static partial class Bodies
{
    internal static PreparedBody Write(BodySpec declared, BodyValue value)
    {
        PreparedBody? body = null;
        switch (declared.Kind)
        {
            case BodyKind.Json:
                return PreparedBody.OfBytes(
                    declared.MediaType ?? "application/json",
                    Json.Bytes(value.Write)
                );
            case BodyKind.Text:
                return Text(declared, value);
            case BodyKind.Form:
                WriteForm(declared, value, ref body);
                break;
            case BodyKind.Multipart:
                WriteMultipart(declared, value, ref body);
                break;
            case BodyKind.Binary:
                WriteBinary(declared, value, ref body);
                break;
            default:
                WriteEnvelope(value, ref body);
                break;
        }

        return body
            ?? throw new NotSupportedException(
                $"This SDK has no bodies of the kind {declared.Kind}."
            );
    }

    static partial void WriteForm(BodySpec declared, BodyValue value, ref PreparedBody? body);

    static partial void WriteMultipart(BodySpec declared, BodyValue value, ref PreparedBody? body);

    static partial void WriteBinary(BodySpec declared, BodyValue value, ref PreparedBody? body);

    static partial void WriteEnvelope(BodyValue value, ref PreparedBody? body);

    private static PreparedBody Text(BodySpec declared, BodyValue value)
    {
        JsonElement json = value.Members is null ? value.Value.Json : default;
        if (Values.IsNothing(json))
        {
            throw new SdkConfigurationException("The body must not be null");
        }

        return PreparedBody.OfBytes(
            declared.MediaType ?? "text/plain; charset=utf-8",
            Percent.BytesOf(Values.Text(json))
        );
    }
}
