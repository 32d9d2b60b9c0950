/** Its message is the one line that stops the start [running-1]. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type Environment = Record<string, string | undefined>;

/** Throws a `ConfigError`. */
export function fail(name: string, reason: string, expected: string): never {
  throw new ConfigError(`${name} ${reason}: expected ${expected}.`);
}

export function integer(env: Environment, name: string, fallback: number, max: number): number {
  const text = readVariable(env, name);
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text) || Number(text) > max) fail(name, `is "${text}"`, `a whole number from 0 to ${max}`);
  return Number(text);
}

export function readVariable(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === "" ? undefined : text;
}

export function readSwitch(env: Environment, name: string): boolean | undefined {
  const text = readVariable(env, name)?.toLowerCase();
  if (text === undefined) return undefined;
  if (["on", "1", "true", "yes"].includes(text)) return true;
  if (["off", "0", "false", "no"].includes(text)) return false;
  return fail(name, `is "${text}"`, "on or off");
}

/** Without a trailing slash. */
export function requireWebAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.search || url.hash || url.username) {
    fail(name, `is "${text}"`, "an http or https address such as https://umshado.co.za");
  }
  return text.replace(/\/+$/, "");
}

/** Never prints the address, which may hold a password [running-1]. */
export function secretAddress(
  env: Environment,
  name: string,
  protocols: string[],
  example: string,
): string | undefined {
  const text = readVariable(env, name);
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    fail(name, "can't be read", `an address such as ${example}`);
  return text;
}

export function pair(env: Environment, first: string, second: string): [string, string] | undefined {
  const [one, two] = [readVariable(env, first), readVariable(env, second)];
  if (one === undefined && two === undefined) return undefined;
  if (one === undefined) return fail(first, "is missing", `a value beside ${second}`);
  if (two === undefined) return fail(second, "is missing", `a value beside ${first}`);
  return [one, two];
}
