import { WebSocket } from "ws";

/** A page of the browser. */
export interface Page {
  /** Value of an expression, once its promise is settled. Rejects with what the page throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Result of a command of the protocol. */
  command(method: string, params: object): Promise<{ readonly [key: string]: unknown }>;
  /** What the page wrote to its console so far, uncaught errors included. */
  noise(): string;
  close(): Promise<void>;
}

/** Commands of the Chrome DevTools Protocol, as far as a driver needs them. */
export interface Protocol {
  open(url: string): Promise<Page>;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: { readonly [key: string]: unknown };
  readonly result?: { readonly [key: string]: unknown };
  readonly error?: { readonly message: string };
}

type Send = (method: string, params: object, sessionId?: string) => Promise<NonNullable<Message["result"]>>;
type OnEvent = (message: Message) => void;

/** Events that show that a page printed something. */
const NOISE: ReadonlySet<string> = new Set(["Runtime.consoleAPICalled", "Runtime.exceptionThrown"]);

async function openPage(send: Send, listeners: Map<string, OnEvent>, url: string): Promise<Page> {
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const { sessionId: attached } = await send("Target.attachToTarget", { targetId, flatten: true });
  const sessionId = String(attached);
  let noise = "";
  const loaded = new Promise<void>((resolve) => {
    listeners.set(sessionId, ({ method = "", params }) => {
      if (NOISE.has(method)) noise += `${JSON.stringify(params)}\n`;
      if (method === "Page.loadEventFired") resolve();
    });
  });
  await send("Page.enable", {}, sessionId);
  await send("Page.navigate", { url }, sessionId);
  await loaded;
  await send("Runtime.enable", {}, sessionId);
  return {
    async evaluate(expression) {
      const call = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send("Runtime.evaluate", call, sessionId);
      if (exceptionDetails !== undefined) throw new Error(`The page failed: ${JSON.stringify(exceptionDetails)}`);
      return (result as { readonly value?: unknown }).value;
    },
    command: (method, params) => send(method, params, sessionId),
    noise: () => noise,
    async close() {
      if (listeners.delete(sessionId)) await send("Target.closeTarget", { targetId });
    },
  };
}

/** Connects to a browser. */
export async function connect(address: string): Promise<Protocol> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, OnEvent>();
  await new Promise<void>((resolve, reject) => socket.once("open", () => resolve()).once("error", reject));
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) listeners.get(message.sessionId ?? "")?.(message);
    else waiting.get(message.id)?.(message);
  });
  let last = 0;
  const send: Send = (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(`${method}: ${error.message}`));
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    });
  return { open: (url) => openPage(send, listeners, url), close: () => socket.close() };
}
