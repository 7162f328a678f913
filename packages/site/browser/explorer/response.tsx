import { useEffect, useState } from "preact/hooks";
import type { Exchange } from "./exchange.js";
import { jsonText, parseJson } from "./json.js";
import type { Problem } from "./problems.js";

/** Longest body that is shown; the whole of it can be saved. */
const LONGEST_SHOWN = 200_000;

function pretty(text: string): string {
  try {
    return jsonText(parseJson(text));
  } catch {
    return text;
  }
}

const isText = (type: string): boolean =>
  /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|x-ndjson|jsonl|problem\+json))/i.test(type) ||
  type === "";

const isImage = (type: string): boolean => type.startsWith("image/") && !type.startsWith("image/svg");

/** A blob as something to look at or to save. The address lives as long as it is shown. */
export function BlobView({ blob, name = "response" }: { blob: Blob; name?: string | undefined }) {
  const [url, setUrl] = useState<string>();
  const [text, setText] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    if (isText(blob.type)) void blob.text().then(setText);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (blob.size === 0) return <p>The response has no body.</p>;
  return (
    <div>
      {text !== undefined && (
        <pre tabindex={0} class="body">
          <code>{pretty(text).slice(0, LONGEST_SHOWN)}</code>
        </pre>
      )}
      {url !== undefined && isImage(blob.type) && <img src={url} alt="Body of the response" />}
      {url !== undefined && (
        <a href={url} download={name}>
          Save {blob.size} bytes
        </a>
      )}
    </div>
  );
}

function HeadersView({ headers }: { headers: Headers }) {
  return (
    <details>
      <summary>Headers</summary>
      <pre tabindex={0}>
        <code>{[...headers].map(([name, value]) => `${name}: ${value}`).join("\n")}</code>
      </pre>
    </details>
  );
}

/** A response: its status, its headers, how long it took, and its body. */
export function ExchangeView({ exchange }: { exchange: Exchange }) {
  const { status, statusText, headers, milliseconds, body } = exchange;
  return (
    <section class="response">
      <p role="status">
        <b class={status < 400 ? "status-good" : "status-bad"}>
          {status} {statusText}
        </b>{" "}
        in {Math.round(milliseconds)} ms
      </p>
      <HeadersView headers={headers} />
      {body !== undefined && <BlobView blob={body} />}
    </section>
  );
}

export function ProblemView({ problem }: { problem: Problem }) {
  return (
    <div role="alert" class="problem">
      <b>{problem.title}</b>
      <p>{problem.advice}</p>
    </div>
  );
}

/** Events of a stream or messages of a channel, in the order in which they arrive. */
export function EventsView({ events, isOpen }: { events: readonly unknown[]; isOpen: boolean }) {
  return (
    <section class="events" aria-live="polite">
      <p>
        {events.length} {events.length === 1 ? "event" : "events"}
        {isOpen ? ", more may come" : ", the stream has ended"}
      </p>
      {events.map((event, at) => (
        <pre key={at} tabindex={0}>
          <code>{typeof event === "string" ? event : jsonText(event)}</code>
        </pre>
      ))}
    </section>
  );
}
