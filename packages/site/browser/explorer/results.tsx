import { useState } from "preact/hooks";
import type { Outcome } from "./call.js";
import { BlobView, EventsView, ExchangeView, ProblemView } from "./response.js";
import type { CallState } from "./use-call.js";

function SendMessage({ outcome }: { outcome: Extract<Outcome, { kind: "socket" }> }) {
  const [text, setText] = useState("{}");
  const [problem, setProblem] = useState("");
  const send = (): void => {
    try {
      const message: unknown = JSON.parse(text);
      void outcome.socket.send(message).catch((error: unknown) => setProblem(String(error)));
      setProblem("");
    } catch {
      setProblem("A message is JSON.");
    }
  };
  return (
    <div>
      <textarea
        class="json"
        aria-label="Message as JSON"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="button" onClick={send}>
        Send message
      </button>
      {problem !== "" && <p class="problem">{problem}</p>}
    </div>
  );
}

/** What came of a call. */
export function Results({ call }: { call: CallState }) {
  const { exchange, problem, outcome, events, isRunning } = call;
  const isStream = outcome?.kind === "stream" || outcome?.kind === "socket";
  return (
    <div class="results" aria-busy={isRunning}>
      {problem !== undefined && <ProblemView problem={problem} />}
      {exchange !== undefined && problem?.hasResponse !== false && <ExchangeView exchange={exchange} />}
      {outcome?.kind === "file" && <BlobView blob={outcome.blob} name={outcome.name} />}
      {outcome?.kind === "socket" && isRunning && <SendMessage outcome={outcome} />}
      {isStream && <EventsView events={events} isOpen={isRunning} />}
      {outcome?.kind === "page" && outcome.page.hasNextPage() && (
        <button type="button" disabled={isRunning} onClick={() => void call.nextPage()}>
          Next page
        </button>
      )}
    </div>
  );
}
