import type { Driver, StartDriver } from "./drive.js";

/** Starts drivers that serve one case after the other, as far as they can. */
export interface DriverPool {
  readonly start: StartDriver;
  /** Ends the processes that wait for a further case. Rejects where one of them ended badly. */
  close(): Promise<void>;
}

type Environment = { readonly [name: string]: string | null };

/** A driver for one case or several of one key: it is given back at their end. */
function lent(driver: Driver, env: Environment, giveBack: (unset: Environment) => Promise<boolean>): Driver {
  const before = driver.noise().length;
  const names = new Set(Object.keys(env));
  let ended: Promise<string> | undefined;
  const end = async (): Promise<string> => {
    const unset = Object.fromEntries([...names].map((name) => [name, null]));
    return (await giveBack(unset)) ? driver.noise().slice(before) : (await driver.close()).slice(before);
  };
  return {
    send(message) {
      const { op, set } = message as { readonly op?: unknown; readonly set?: object };
      if (op === "env") for (const name of Object.keys(set ?? {})) names.add(name);
      return driver.send(message);
    },
    noise: () => driver.noise().slice(before),
    // A case that fails at its end closes once more: a driver that was given back twice would serve two cases at once.
    close() {
      ended ??= end();
      return ended;
    },
  };
}

/**
 * Gives a driver that has served a case the message `reset`, and has it serve a further one. A driver that answers with
 * an error, because it does not know the message or something of the case has not ended, is ended as without a pool. So
 * is one that does not answer; then the message is not sent again to any.
 */
export function createPool(start: StartDriver): DriverPool {
  const idle = new Map<string, Driver[]>();
  let areSilent = false;
  const reset = async (driver: Driver, unset: Environment): Promise<boolean> => {
    if (areSilent) return false;
    try {
      return (await driver.send({ op: "reset" })).ok && (await driver.send({ op: "env", set: unset })).ok;
    } catch {
      areSilent = true;
      return false;
    }
  };
  return {
    async start(variant, env) {
      const waiting = idle.get(variant)?.pop();
      const driver = waiting ?? (await start(variant, env));
      if (waiting) await waiting.send({ op: "env", set: env });
      return lent(driver, env, async (unset) => {
        const isReady = await reset(driver, unset);
        if (isReady) idle.set(variant, [...(idle.get(variant) ?? []), driver]);
        return isReady;
      });
    },
    async close() {
      const drivers = [...idle.values()].flat();
      idle.clear();
      await Promise.all(drivers.map((driver) => driver.close()));
    },
  };
}
