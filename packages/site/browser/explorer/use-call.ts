import { useEffect, useRef, useState } from "preact/hooks";
import { callOperation, type Outcome } from "./call.js";
import { clientOf } from "./client.js";
import type { ApiData, OperationData } from "./data.js";
import { type Exchange, recording } from "./exchange.js";
import { explain, type Problem } from "./problems.js";
import { withRequirement } from "./requirements.js";
import { settingsOf } from "./settings.js";
import type { Values } from "./values.js";

/** A call and what has come of it so far. */
export interface CallState {
  readonly isRunning: boolean;
  readonly exchange: Exchange | undefined;
  readonly problem: Problem | undefined;
  readonly outcome: Outcome | undefined;
  readonly events: readonly unknown[];
  send(values: Values): Promise<void>;
  stop(): void;
  /** Asks for the page after the one that is shown. */
  nextPage(): Promise<void>;
}

/** Longest list of events that is shown: the last ones. */
const MOST_EVENTS = 500;

interface State {
  readonly isRunning: boolean;
  readonly exchange?: Exchange | undefined;
  readonly problem?: Problem | undefined;
  readonly outcome?: Outcome | undefined;
  readonly events: readonly unknown[];
}

const IDLE: State = { isRunning: false, events: [] };

/** Makes calls of an operation, one at a time. */
export function useCall(api: ApiData, operation: OperationData): CallState {
  const [state, setState] = useState<State>(IDLE);
  const running = useRef<AbortController | undefined>(undefined);
  // A call may first be answered by a token endpoint, whose response is never shown: the last response is the call's own.
  const last = useRef<{ exchange?: Exchange }>({});
  const stop = (): void => running.current?.abort(new Error("Stopped"));
  useEffect(() => stop, []);

  const change = (changed: Partial<State>): void => setState((before) => ({ ...before, ...changed }));
  const add = (event: unknown): void =>
    setState((before) => ({ ...before, events: [...before.events, event].slice(-MOST_EVENTS) }));

  const follow = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    try {
      await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) change({ problem: explain(error), exchange: last.current.exchange });
    } finally {
      if (running.current === controller) change({ isRunning: false });
    }
  };

  const send = async (values: Values): Promise<void> => {
    stop();
    setState({ ...IDLE, isRunning: true });
    const seen: { exchange?: Exchange } = {};
    last.current = seen;
    await follow(async (signal) => {
      const keepsBody = ["send", "rpc", "page"].includes(operation.via);
      const fetch = recording(keepsBody, (exchange) => {
        seen.exchange = exchange;
      });
      const settings = settingsOf(api);
      const { client: spec, operation: called } = withRequirement(api, operation, settings);
      const core = clientOf({ api, spec, settings }, fetch);
      const outcome = await callOperation(core, called, values, signal);
      change({ outcome, exchange: seen.exchange });
      if (outcome.kind === "stream") for await (const event of outcome.events) add(event);
      if (outcome.kind === "socket") for await (const message of outcome.socket) add(message);
    });
  };

  const nextPage = async (): Promise<void> => {
    const { outcome } = state;
    if (outcome?.kind !== "page") return;
    change({ isRunning: true, problem: undefined });
    await follow(async () => {
      const page = await outcome.page.getNextPage();
      change({ outcome: { kind: "page", page }, exchange: last.current.exchange });
    });
  };

  const { isRunning, exchange, problem, outcome, events } = state;
  return { isRunning, exchange, problem, outcome, events, send, stop, nextPage };
}
